import type { DeskState } from './state.ts'
import { countOf } from '../state/inbox/inbox.ts'
import { relationOf } from '../state/inbox/relation.ts'

type Known = Pick<DeskState, 'inbox' | 'me'>

/** How many of one's own conversations have a visitor who waits for an answer, or something unread. */
export function ownToAnswer({ inbox, me }: Known): number {
  let count = 0
  for (const row of inbox.rows.values())
    if ((row.waitingSince > 0 || row.unread > 0) && relationOf(row, me) === 'mine') count++
  return count
}

/** The number of threads that need this agent: the queue, and own threads to answer or to read. */
export function needsMe(state: Known): number {
  return (countOf(state.inbox, 'waiting', state.me) ?? 0) + ownToAnswer(state)
}
