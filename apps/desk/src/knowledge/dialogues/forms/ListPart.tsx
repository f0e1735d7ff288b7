import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { moved } from '../../../library/sort/moved.ts'
import { SortTools } from '../../../library/sort/SortTools.tsx'
import { useSort } from '../../../library/sort/use-sort.ts'
import { useText } from '../../../text/text-context.tsx'

type ListPartProps<T> = {
  title: string
  items: readonly T[]
  /** The name of an item for its buttons. */
  nameOf: (item: T, place: number) => string
  keyOf: (item: T, place: number) => string
  add: { label: string; item: () => T; most: number }
  onChange: (items: T[]) => void
  children: (item: T, change: (item: T) => void, place: number) => ReactNode
}

/** A list within a step whose order counts: its items can be added, moved and removed. */
export function ListPart<T>({ title, items, nameOf, keyOf, add, onChange, children }: ListPartProps<T>) {
  const t = useText()
  const move = (from: number, to: number) => onChange(moved(items, from, to))
  const sort = useSort(move)
  return (
    <fieldset className="desk-step-part">
      <legend>{title}</legend>
      <ol className="desk-step-list">
        {items.map((item, place) => (
          <li key={keyOf(item, place)} {...sort.item(place)}>
            <div className="desk-step-bar">
              <SortTools
                name={nameOf(item, place)}
                place={place}
                count={items.length}
                handle={sort.handle(place)}
                onMove={move}
              />
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={t('knowledge.dialogues.removeItem', { name: nameOf(item, place) })}
                onClick={() => onChange(items.filter((_, other) => other !== place))}
              >
                {t('knowledge.dialogues.remove')}
              </Button>
            </div>
            {children(
              item,
              (next) => onChange(items.map((one, other) => (other === place ? next : one))),
              place,
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Plus size={16} />}
          disabled={items.length >= add.most}
          onClick={() => onChange([...items, add.item()])}
        >
          {add.label}
        </Button>
      </div>
    </fieldset>
  )
}
