import { useEffect, useRef, type RefObject } from 'react'
import { isBusyElsewhere, isEditable } from '../inbox/key-targets.ts'

/** What keys do to a list. */
export type ListHandle = {
  move: (by: 1 | -1) => void
  focus: (id: string) => void
  has: (element: Element) => boolean
}

type RowKeys = {
  /** The field above the list. */
  searchId: string
  /** Leads from what is open back to the list; undefined while nothing is. */
  back: (() => void) | undefined
}

const moves: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** j, k and the arrows move through the list on screen; Escape leads from what is open back to its row. */
export function useRowKeys(list: RefObject<ListHandle | null>, keys: RowKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event
      const { searchId, back } = latest.current
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (!(target instanceof Element) || isBusyElsewhere(target)) return
      const isSearch = target.id === searchId
      if (event.key === 'Escape' && (back || isSearch)) {
        event.preventDefault()
        if (isSearch || !back) list.current?.move(1)
        else back()
        return
      }
      const by = moves[event.key]
      // Arrows belong to whatever has the focus: only in the list, and from the field above it, they move.
      const isLetter = event.key.length === 1
      const isOurs = isLetter ? !isEditable(target) : isSearch || list.current?.has(target)
      if (!by || !isOurs) return
      event.preventDefault()
      list.current?.move(by)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
