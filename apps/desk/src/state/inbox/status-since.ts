import { relationOf } from './relation.ts'
import type { ThreadRow } from './thread-row.ts'

type Since = { of: 'waiting' | 'mine' | 'other'; at: number }

/** Since when a thread is as it is; undefined once it has ended. A requeue or a transfer does not begin the wait anew. */
export function statusSince(row: ThreadRow, me: string): Since | undefined {
  const relation = relationOf(row, me)
  switch (relation) {
    case 'ended':
      return undefined
    case 'waiting':
      return { of: relation, at: waitsSince(row) }
    case 'mine':
      return { of: relation, at: row.startTime }
    default:
      return { of: 'other', at: row.startTime }
  }
}

/** Rows of visitors who have just been queued may not know of the wait yet. */
export function waitsSince({
  waitingSince,
  startTime,
}: Pick<ThreadRow, 'waitingSince' | 'startTime'>): number {
  return waitingSince || startTime
}
