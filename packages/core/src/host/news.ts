import type { SettledItem } from '../messages/item.ts'
import type { SessionState } from '../session/state.ts'

/**
 * The entries that came with this step, by whichever road. What stood in the log when we came is history, however late
 * it is read; lines of our own stand between places and are nobody's news.
 */
export function newEntries(before: SessionState, after: SessionState): readonly SettledItem[] {
  const [was, is] = [before.timeline.settled, after.timeline.settled]
  if (was === is || !after.visitor) return []
  const { lastSeq } = after.visitor
  const start = sameFromStart(was, is)
  const end = sameFromEnd(was.slice(start), is.slice(start))
  const known = new Set(was.slice(start, was.length - end).map(({ key }) => key))
  return is
    .slice(start, is.length - end)
    .filter(({ key, place }) => !known.has(key) && Number.isInteger(place) && place > lastSeq)
}

function sameFromStart(was: readonly SettledItem[], is: readonly SettledItem[]): number {
  const at = is.findIndex((item, index) => item !== was[index])
  return at === -1 ? is.length : at
}

function sameFromEnd(was: readonly SettledItem[], is: readonly SettledItem[]): number {
  let same = 0
  while (same < was.length && same < is.length && was.at(-1 - same) === is.at(-1 - same)) same += 1
  return same
}
