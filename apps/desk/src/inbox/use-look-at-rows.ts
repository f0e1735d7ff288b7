import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { useEffect, type RefObject } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { pace } from '../pace.ts'

/** As many as the server answers for at once. */
const mostRows = 100

/**
 * The stream tells who comes and goes, and all about one's own threads; what is said in the others is looked up for
 * the rows on screen.
 */
export function useLookAtRows(scroller: RefObject<HTMLElement | null>, list: InboxList): void {
  const { reads, store } = useDesk()
  useEffect(() => {
    if (list === 'mine' || list === 'closed') return
    const timer = setInterval(() => {
      const drawn = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const ids = drawn.flatMap((row) => row.dataset['row'] ?? []).slice(0, mostRows)
      if (ids.length > 0 && store.get().isLooking) void reads.rows(ids)
    }, pace.lookAtRowsMs)
    return () => clearInterval(timer)
  }, [scroller, list, reads, store])
}
