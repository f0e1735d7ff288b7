import { ActionIcon, Button, TextInput } from '@mantine/core'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { Plus, X } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { moved } from '../sort/moved.ts'
import { SortTools } from '../sort/SortTools.tsx'
import { useSort } from '../sort/use-sort.ts'

type ChoicesEditorProps = { lines: string; onChange: (lines: string) => void }

/** Choices of a question, a row for each. Pasted lines become rows. */
export function ChoicesEditor({ lines, onChange }: ChoicesEditorProps) {
  const t = useText()
  const rows = lines.split('\n')
  const change = (next: readonly string[]) => onChange(next.join('\n'))
  const move = (from: number, to: number) => change(moved(rows, from, to))
  const sort = useSort(move)
  return (
    <fieldset className="desk-choices-part">
      <legend>{t('library.forms.choices')}</legend>
      <ol className="desk-choices">
        {rows.map((row, place) => (
          // A choice has no id: its place is what it is known by.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={place} {...sort.item(place)}>
            <SortTools
              name={row || t('library.forms.choice', { place: place + 1 })}
              place={place}
              count={rows.length}
              handle={sort.handle(place)}
              onMove={move}
            />
            <TextInput
              aria-label={t('library.forms.choice', { place: place + 1 })}
              maxLength={textLimits.short}
              value={row}
              onChange={({ currentTarget }) =>
                change(rows.map((one, at) => (at === place ? currentTarget.value : one)))
              }
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean)
                if (pasted.length < 2) return
                event.preventDefault()
                const before = row === '' ? [] : [row]
                change([...rows.slice(0, place), ...before, ...pasted, ...rows.slice(place + 1)])
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={rows.length === 1}
              aria-label={t('library.forms.removeChoice', {
                name: row || t('library.forms.choice', { place: place + 1 }),
              })}
              onClick={() => change(rows.filter((_, at) => at !== place))}
            >
              <X size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden="true" />}
        onClick={() => change([...rows, ''])}
      >
        {t('library.forms.addChoice')}
      </Button>
    </fieldset>
  )
}
