import { rowOf } from '../inbox/inbox.ts'
import { relationOf } from '../inbox/relation.ts'
import { pace } from '../pace.ts'
import type { DeskState } from './state.ts'

/** How often to look for what the stream does not tell; false for never. */
type Interval = number | false

/** The stream tells who waits, but not what they write meanwhile. Without a stream it tells nothing. */
export function lookAtListsEvery({ link, inbox, me }: DeskState): Interval {
  if (link === 'lost') return pace.lookWhileDeafMs
  const isAnyoneWaiting = [...inbox.rows.values()].some((row) => relationOf(row, me) === 'waiting')
  return isAnyoneWaiting ? pace.lookAtWaitingMs : false
}

/** Own threads follow the stream; into others one looks. */
export function lookAtThreadEvery({ link, inbox, me }: DeskState, threadId: string): Interval {
  const row = rowOf(inbox, threadId)
  const relation = row && relationOf(row, me)
  if (relation === undefined || relation === 'ended') return false
  if (link === 'lost') return pace.lookWhileDeafMs
  return relation === 'mine' ? false : pace.lookAtOthersMs
}
