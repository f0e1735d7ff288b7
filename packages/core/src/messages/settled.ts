import type { Message } from '@foyer/contract/messages/message.ts'
import type { SettledItem } from './item.ts'

/** The id of an answer that may change while it stands. */
export const growingSuffix = 'answer'

/**
 * Puts an item at its place. The same entry again changes nothing, except that the server's own copy replaces
 * the one we made from a receipt. Appending, the common case, looks at the end only.
 */
export function insert(items: readonly SettledItem[], item: SettledItem): readonly SettledItem[] {
  const end = placeAfter(items, item.place)
  for (let at = end - 1; at >= 0 && items[at]?.place === item.place; at -= 1) {
    const known = items[at]
    if (known?.key === item.key) return isBetter(item, known) ? items.with(at, item) : items
  }
  return end === items.length ? [...items, item] : items.toSpliced(end, 0, item)
}

/** The newest place of the log that is here; notes of our own stand between places. */
export function lastSeq(items: readonly SettledItem[]): number {
  return Math.floor(items.at(-1)?.place ?? 0)
}

function isBetter(item: SettledItem, known: SettledItem): boolean {
  if (item.type !== 'message' || known.type !== 'message' || item.isReceipt) return false
  if (isRated(known.message)) return false
  return known.isReceipt || isGrowing(item) || isRated(item.message)
}

/** T-04: a rating never changes, so the copy that has one stays. */
function isRated({ robot }: Message): boolean {
  return robot !== undefined && robot.rating !== 'undecided'
}

/** T-03: an answer that is still being written comes again and again, each time with more of it. */
function isGrowing({ key }: SettledItem): boolean {
  return key.endsWith(growingSuffix)
}

/** The index behind everything at or before a place. */
function placeAfter(items: readonly SettledItem[], place: number): number {
  let low = 0
  let high = items.length
  if ((items.at(-1)?.place ?? -1) <= place) return high
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.place ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
