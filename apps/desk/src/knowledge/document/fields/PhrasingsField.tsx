import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { addPhrasings } from '../../../rules/knowledge/phrasings.ts'
import { useText } from '../../../text/text-context.tsx'

type PhrasingsFieldProps = { value: readonly string[]; onChange: (phrasings: string[]) => void }

/** Other ways to ask the question. Enter adds one, and so does leaving the field; a text of several lines adds several. */
export function PhrasingsField({ value, onChange }: PhrasingsFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFull = value.length >= knowledgeLimits.phrasings

  function add(text: string): void {
    const next = addPhrasings(value, text)
    if (next.length > value.length) onChange(next)
    setTyped('')
  }

  return (
    <div className="desk-document-stack" role="group" aria-label={t('knowledge.documents.phrasings')}>
      <div className="desk-document-adder">
        <TextInput
          ref={field}
          label={t('knowledge.documents.phrasings')}
          description={t('knowledge.documents.phrasingsHint')}
          placeholder={t('knowledge.documents.phrasingAdd')}
          dir="auto"
          maxLength={textLimits.message}
          disabled={isFull}
          value={typed}
          error={isFull && t('knowledge.documents.phrasingsFull', { count: knowledgeLimits.phrasings })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add(typed)
          }}
          onBlur={() => add(typed)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!/[\n\r]/.test(text.trim())) return
            event.preventDefault()
            add(text)
          }}
        />
        <Button variant="default" disabled={isFull || typed.trim() === ''} onClick={() => add(typed)}>
          {t('knowledge.documents.add')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="desk-document-items" aria-label={t('knowledge.documents.phrasings')}>
          {value.map((phrasing) => (
            <li key={phrasing}>
              <bdi>{phrasing}</bdi>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('knowledge.documents.removeOf', { name: phrasing })}
                onClick={() => {
                  onChange(value.filter((one) => one !== phrasing))
                  field.current?.focus()
                }}
              >
                <X size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
