import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../../../text/text-context.tsx'
import './SortableList.css'
import { useSorting } from './use-sorting.ts'

type SortableListProps<Item> = {
  /** What the list is called. */
  label: string
  items: readonly Item[]
  onChange: (items: Item[]) => void
  make: () => Item
  most: number
  add: string
  empty: string
  /** An item's name in the list; one without a name has its place. */
  nameOf: (item: Item) => string
  /** As many at the beginning stay where they are. */
  fixed?: number
  /** `key` names the item's fields. */
  children: (item: Item, change: (item: Item) => void, place: { at: number; key: string }) => ReactNode
}

/** Items that are sorted by dragging, by buttons, or by Alt and an arrow key. Moves are announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, onChange, make, most, add: addLabel, empty, nameOf, fixed = 0, children } = props
  const t = useText()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const names = items.map(
    (item, at) => nameOf(item).trim() || t('channels.editor.list.item', { place: at + 1 }),
  )
  const { root, keys, opened, toggle, move, add, remove, change } = useSorting({
    items,
    onChange,
    make,
    fixed,
    onMoved: (place) => setSaid(t('channels.editor.list.moved', { place, count: items.length })),
  })

  function onKeyDown(event: KeyboardEvent, at: number): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    const isUp = event.key === 'ArrowUp'
    move(at, at + (isUp ? -1 : 1), isUp ? 'up' : 'down')
  }

  function drop(at: number): void {
    if (dragged !== undefined) move(dragged, at)
    setDragged(undefined)
    setOver(undefined)
  }

  return (
    <div className="desk-sortable" ref={root}>
      {items.length === 0 && <p className="desk-sortable-empty">{empty}</p>}
      <ul aria-label={label}>
        {items.map((item, at) => {
          const key = keys[at] ?? ''
          const name = names[at] ?? ''
          const isOpen = opened.has(key)
          const isFixed = at < fixed
          return (
            // The listeners let the item be dropped on; the buttons in it do the same by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={key}
              data-item={key}
              data-over={
                over === at && dragged !== at ? ((dragged ?? 0) < at ? 'after' : 'before') : undefined
              }
              onDragOver={(event) => {
                if (dragged === undefined || isFixed) return
                event.preventDefault()
                event.stopPropagation()
                setOver(at)
              }}
              onDrop={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                event.stopPropagation()
                drop(at)
              }}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above */}
              <div className="desk-sortable-head" onKeyDown={(event) => onKeyDown(event, at)}>
                <span
                  className="desk-sortable-grip"
                  aria-hidden="true"
                  draggable={!isFixed && items.length > 1}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    event.dataTransfer.setData('text/plain', name)
                    event.stopPropagation()
                    setDragged(at)
                  }}
                  onDragEnd={() => {
                    setDragged(undefined)
                    setOver(undefined)
                  }}
                >
                  {!isFixed && <GripVertical size={16} />}
                </span>
                <button
                  type="button"
                  className="desk-sortable-open"
                  data-act="open"
                  aria-expanded={isOpen}
                  onClick={() => toggle(key)}
                >
                  <bdi className="desk-ellipsis">{name}</bdi>
                  <ChevronDown size={16} aria-hidden="true" />
                </button>
                {!isFixed && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      data-act="up"
                      disabled={at === fixed}
                      aria-label={t('channels.editor.list.up', { name })}
                      onClick={() => move(at, at - 1, 'up')}
                    >
                      <ArrowUp size={16} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      data-act="down"
                      disabled={at === items.length - 1}
                      aria-label={t('channels.editor.list.down', { name })}
                      onClick={() => move(at, at + 1, 'down')}
                    >
                      <ArrowDown size={16} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('channels.editor.list.remove', { name })}
                      onClick={() => remove(at)}
                    >
                      <Trash2 size={16} />
                    </ActionIcon>
                  </>
                )}
              </div>
              {isOpen && (
                <div className="desk-sortable-body">
                  {children(item, (next) => change(at, next), { at, key })}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<Plus size={16} />}
        disabled={items.length >= most}
        onClick={add}
      >
        {addLabel}
      </Button>
    </div>
  )
}
