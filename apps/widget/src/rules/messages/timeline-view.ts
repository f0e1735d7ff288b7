import type { GrowingAnswer, SettledItem, TimelineItem } from '@foyer/core/messages/item.ts'
import type { Timeline } from '@foyer/core/messages/timeline.ts'

/** Messages of one person within this time stand together. */
const groupMs = 5 * 60_000

/** Temporary items after all other items. */
export type Tail = Extract<TimelineItem, { type: 'dots' | 'product' }>['type']

/** Everything in the order it is shown: the log, then what is still on its way, then what is being written, then what comes next. */
export function timelineItems(
  { settled, pending }: Timeline,
  tail: readonly Tail[] = [],
  growing: readonly GrowingAnswer[] = [],
): readonly TimelineItem[] {
  if (pending.length === 0 && tail.length === 0 && growing.length === 0) return settled
  const at = pending.at(-1)?.at ?? settled.at(-1)?.at ?? 0
  return [
    ...settled,
    ...pending.map((local) => ({ type: 'local', key: local.id, at: local.at, local }) as const),
    ...growing.map((answer) => ({ type: 'growing', key: answer.id, at: answer.at, answer }) as const),
    ...tail.map((type) => ({ type, key: type, at }) as const),
  ]
}

export function unsentCount({ pending }: Timeline): number {
  return pending.length
}

/** The time before which older history begins; 0 asks for the newest page. */
export function oldestAt({ settled }: Timeline): number {
  return settled.find((item) => item.type === 'message')?.at ?? 0
}

/** The newest place where somebody else wrote: what 'read' is about. */
export function lastForeignSeq({ settled }: Timeline): number {
  // The server cannot mark items as read that the client created, such as a greeting.
  return settled.findLast((item) => isForeign(item) && Number.isInteger(item.place))?.place ?? 0
}

/** Whether an item begins a new day; `dayOf` knows the reader's time zone. */
export function startsDay(
  before: TimelineItem | undefined,
  item: TimelineItem,
  dayOf: (at: number) => string,
): boolean {
  return !before || dayOf(before.at) !== dayOf(item.at)
}

/** Whether two neighbours belong to one group: the same writer, soon after each other, nothing in between. */
export function isSameGroup(before: TimelineItem | undefined, item: TimelineItem | undefined): boolean {
  if (!before || !item) return false
  const writer = writerOf(before)
  return writer !== undefined && writer === writerOf(item) && item.at - before.at < groupMs
}

function writerOf(item: TimelineItem): string | undefined {
  if (item.type === 'local') return item.local.by ? undefined : 'visitor:'
  if (item.type !== 'message' || item.message.recalled) return undefined
  return `${item.message.sender}:${item.message.senderName}`
}

function isForeign(item: SettledItem): boolean {
  return item.type === 'message' && item.message.sender !== 'visitor'
}
