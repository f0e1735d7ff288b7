import { useEffect, useRef, type RefObject } from 'react'
import { isBusyElsewhere, isEditable } from './key-targets.ts'
import { searchId } from './list-elements.ts'

/** Operations of the keys on a list. */
export type ListHandle = {
  move: (by: 1 | -1) => void
  focus: (id: string) => void
  has: (element: Element) => boolean
}

const moves: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * j, k and the arrows move through the list on screen; Escape leads from what is open back to its row by `back`, which is
 * undefined while nothing is open.
 */
export function useRowKeys(list: RefObject<ListHandle | null>, back: (() => void) | undefined): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event
      const leave = latest.current
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (!(target instanceof Element) || isBusyElsewhere(target)) return
      const isSearch = target.id === searchId
      if (event.key === 'Escape' && (leave || isSearch)) {
        event.preventDefault()
        if (isSearch || !leave) list.current?.move(1)
        else leave()
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
