import type { DeskState } from '../live/state.ts'
import { relationOf } from './relation.ts'

/** How many of one's own conversations have something unread. */
export function unreadThreads({ inbox, me }: Pick<DeskState, 'inbox' | 'me'>): number {
  let count = 0
  for (const row of inbox.rows.values()) if (row.unread > 0 && relationOf(row, me) === 'mine') count++
  return count
}
