import { rowOf } from '../state/inbox/inbox.ts'
import { relationOf } from '../state/inbox/relation.ts'
import { timings } from '../platform/timings.ts'
import type { DeskState } from './state.ts'

/** Rows that come in more than a few pages. */
const longList = 500

/** How often to look for what the stream does not tell; false for never. */
type Interval = number | false

/**
 * The stream tells who comes and goes, to whom has read the lists once. Without one nothing does; a long list is looked
 * at less often. `hasFailed`: the last look did.
 */
export function lookAtListsEvery({ link, inbox }: DeskState, hasFailed: boolean): Interval {
  if (link !== 'lost' && !hasFailed) return false
  return inbox.rows.size > longList ? timings.lookAtLongListsMs : timings.lookWhileDeafMs
}

/** Own threads follow the stream; into others one looks. */
export function lookAtThreadEvery(
  { link, inbox, me }: DeskState,
  threadId: string,
  hasFailed: boolean,
): Interval {
  const row = rowOf(inbox, threadId)
  const relation = row && relationOf(row, me)
  if (relation === undefined || relation === 'ended') return false
  if (link === 'lost' || hasFailed) return timings.lookWhileDeafMs
  return relation === 'mine' ? false : timings.lookAtOthersMs
}
