import type { DeskState } from '../live/state.ts'
import { countOf } from './inbox.ts'
import { relationOf } from './relation.ts'

type Known = Pick<DeskState, 'inbox' | 'me'>

/** How many of one's own conversations have a visitor who waits for an answer, or something unread. */
export function ownToAnswer({ inbox, me }: Known): number {
  let count = 0
  for (const row of inbox.rows.values())
    if ((row.waitingSince > 0 || row.unread > 0) && relationOf(row, me) === 'mine') count++
  return count
}

/** What needs this agent: the queue, and their own conversations that they have to answer or read. */
export function needsMe(state: Known): number {
  return (countOf(state.inbox, 'waiting', state.me) ?? 0) + ownToAnswer(state)
}
