import { useEffect } from 'react'
import { relationOf } from '../inbox/relation.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'

/** The browser's tab says how many people wait. */
export function useDeskTitle(): void {
  const t = useText()
  const waiting = useDeskState(({ inbox, me }) => {
    let count = 0
    for (const row of inbox.rows.values()) if (relationOf(row, me) === 'waiting') count++
    return count
  })
  useEffect(() => {
    document.title = waiting > 0 ? t('desk.titleWaiting', { count: waiting }) : t('desk.title')
  }, [t, waiting])
}
