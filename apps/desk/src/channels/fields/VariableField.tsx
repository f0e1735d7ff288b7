import { queuePlaceholder } from '@foyer/contract/channel/factory-texts.ts'
import { insertAt } from '@foyer/core/composer/insert-at.ts'
import { Button, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../text/text-context.tsx'
import type { FieldProps } from './field-props.ts'

type VariableFieldProps = FieldProps<string> & { most: number; variables: readonly string[] }

/** A text with values that are known only in the conversation; each has a button that inserts it. */
export function VariableField(props: VariableFieldProps) {
  const { id, label, hint, value, onChange, most, variables } = props
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)

  function insert(variable: string): void {
    const field = area.current
    const caret = {
      start: field?.selectionStart ?? value.length,
      end: field?.selectionEnd ?? value.length,
    }
    const inserted = insertAt(value, caret, variable, most)
    if (!inserted) return
    onChange(inserted.text)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(inserted.caret, inserted.caret)
    })
  }

  return (
    <div className="desk-field-stack">
      <Textarea
        ref={area}
        id={id}
        label={label}
        description={hint}
        dir="auto"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={most}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className="desk-field-chips">
        {variables.map((variable) => (
          <Button
            key={variable}
            variant="default"
            size="compact-sm"
            radius="xl"
            disabled={value.includes(variable)}
            onClick={() => insert(variable)}
          >
            {t('channels.editor.insert', { variable: nameOf(variable) })}
          </Button>
        ))}
        {variables.some((variable) => !value.includes(variable)) && (
          <span className="desk-field-note">{t('channels.editor.noVariable')}</span>
        )}
      </div>
    </div>
  )

  function nameOf(variable: string): string {
    return variable === queuePlaceholder ? t('channels.editor.variable.place', { variable }) : variable
  }
}
