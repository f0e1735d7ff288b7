import { Button, TextInput } from '@mantine/core'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { splitTags } from '@foyer/core/evaluation/tags.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../text/text-context.tsx'
import type { ValueOf } from '../field-spec.ts'
import type { PartProps } from '../part-props.ts'
import { SwitchField, TextField } from '../PlainFields.tsx'

type Level = ValueOf<'starList'>[number]
type LevelsProps = PartProps<'starList'> & { setting: 'starList' | 'scoreList' }

const levels = [1, 2, 3, 4, 5]

function emptyLevel(level: number): Level {
  return { level, levelGuideMsg: '', levelTag: '', levelTagRequired: 0, evaluateMsgRequired: 0 }
}

/** The five levels of a rating. There are always five: a level that is missing asks for nothing. */
export function LevelsInput({ setting, value, onChange }: LevelsProps) {
  const t = useText()
  const rows = levels.map((level) => value.find((row) => row.level === level) ?? emptyLevel(level))
  return (
    <div className="desk-field-stack">
      {rows.map((row) => (
        <fieldset key={row.level} className="desk-field-level">
          <legend>{t(`channels.editor.level.${setting}`, { level: row.level })}</legend>
          <LevelFields
            id={`${setting}.${row.level}`}
            row={row}
            onChange={(part) =>
              onChange(rows.map((each) => (each.level === row.level ? { ...each, ...part } : each)))
            }
          />
        </fieldset>
      ))}
    </div>
  )
}

type LevelFieldsProps = { id: string; row: Level; onChange: (part: Partial<Level>) => void }

function LevelFields({ id, row, onChange }: LevelFieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        id={`${id}.levelGuideMsg`}
        label={t('channels.editor.level.text')}
        value={row.levelGuideMsg}
        onChange={(levelGuideMsg) => onChange({ levelGuideMsg })}
      />
      <TagsField id={`${id}.levelTag`} value={row.levelTag} onChange={(levelTag) => onChange({ levelTag })} />
      <SwitchField
        id={`${id}.levelTagRequired`}
        label={t('channels.editor.level.tagRequired')}
        value={row.levelTagRequired}
        onChange={(levelTagRequired) => onChange({ levelTagRequired })}
      />
      {/* All five stars ask for no comment. */}
      {row.level < 5 && (
        <SwitchField
          id={`${id}.evaluateMsgRequired`}
          label={t('channels.editor.level.commentRequired')}
          value={row.evaluateMsgRequired}
          onChange={(evaluateMsgRequired) => onChange({ evaluateMsgRequired })}
        />
      )}
    </>
  )
}

type TagsFieldProps = { id: string; value: string; onChange: (value: string) => void }

/** Tags as chips. The wire has them in one text, joined by commas. */
function TagsField({ id, value, onChange }: TagsFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const tags = splitTags(value)
  const next = splitTags([...tags, typed.replaceAll(',', ' ')].join(',')).join(',')
  const isTooLong = next.length > textLimits.short

  function add(): void {
    if (typed.trim() === '' || isTooLong) return
    onChange(next)
    setTyped('')
  }

  return (
    <div className="desk-field-stack">
      <TextInput
        id={id}
        label={t('channels.editor.level.tags')}
        description={t('channels.editor.level.tagsHint')}
        dir="auto"
        maxLength={textLimits.short}
        value={typed}
        error={typed !== '' && isTooLong && t('channels.editor.level.tooLong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
      {tags.length > 0 && (
        <ul className="desk-field-chips" aria-label={t('channels.editor.level.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                variant="default"
                size="compact-sm"
                radius="xl"
                rightSection={<X size={14} aria-hidden="true" />}
                aria-label={t('channels.editor.list.remove', { name: tag })}
                onClick={() => onChange(tags.filter((each) => each !== tag).join(','))}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
