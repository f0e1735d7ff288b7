import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { isBusyElsewhere, isEditable } from './key-targets.ts'

const moves: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** j, k and the arrows move through both lists as if they were one; Escape leads from a thread back to its row. */
export function useListKeys(lists: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const { threadId } = useParams({ strict: false })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (!(target instanceof Element) || isBusyElsewhere(target)) return
      if (event.key === 'Escape' && threadId) {
        event.preventDefault()
        void navigate({ to: '/inbox' }).then(() => focusRow(lists.current, threadId))
        return
      }
      const by = moves[event.key]
      // Arrows belong to whatever has the focus: only in the lists they move.
      const isOurs = event.key.length === 1 ? !isEditable(target) : lists.current?.contains(target)
      if (!by || !isOurs) return
      event.preventDefault()
      moveFocus(lists.current, by, threadId)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [lists, navigate, threadId])
}

function moveFocus(lists: HTMLElement | null, by: 1 | -1, openId: string | undefined): void {
  const rows = [...(lists?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const focused = rows.findIndex((row) => row === document.activeElement)
  const open = rows.findIndex((row) => row.dataset['row'] === openId)
  const from = focused >= 0 ? focused : open
  const next = from < 0 ? 0 : Math.min(Math.max(from + by, 0), rows.length - 1)
  rows[next]?.focus()
}

function focusRow(lists: HTMLElement | null, threadId: string): void {
  const rows = [...(lists?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const row = rows.find((element) => element.dataset['row'] === threadId) ?? rows[0]
  row?.focus()
}
