import { ActionIcon } from '@mantine/core'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import './SortTools.css'
import type { Sort } from './use-sort.ts'

type SortToolsProps = {
  name: string
  place: number
  count: number
  handle: ReturnType<Sort['handle']>
  onMove: (from: number, to: number) => void
}

/** A handle to drag an item by, and buttons that do the same. */
export function SortTools({ name, place, count, handle, onMove }: SortToolsProps) {
  const t = useText()

  function move(button: HTMLElement, to: number, way: string): void {
    if (to < 0 || to >= count) return
    const list = button.closest('li')?.parentElement
    onMove(place, to)
    // The focus follows the item to its new place.
    requestAnimationFrame(() =>
      list?.children[to]?.querySelector<HTMLElement>(`[data-move="${way}"]`)?.focus(),
    )
  }

  return (
    <span className="desk-sort">
      <span className="desk-sort-handle" aria-hidden="true" {...handle}>
        <GripVertical size={16} />
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-move="up"
        aria-disabled={place === 0}
        aria-label={t('sort.up', { name })}
        onClick={({ currentTarget }) => move(currentTarget, place - 1, 'up')}
      >
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-move="down"
        aria-disabled={place === count - 1}
        aria-label={t('sort.down', { name })}
        onClick={({ currentTarget }) => move(currentTarget, place + 1, 'down')}
      >
        <ArrowDown size={16} />
      </ActionIcon>
    </span>
  )
}
