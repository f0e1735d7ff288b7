/** Scroll position in the list: distance from its start and from its end, and whether it follows the end. */
export type Reading = { offset: number; distance: number; isAtEnd: boolean }

/** So near to the end that the reader is at the end. */
const nearPx = 48
/** Positions are fractions of a pixel. */
const tolerancePx = 1

export const readingStart: Reading = { offset: 0, distance: 0, isAtEnd: true }

/**
 * After a movement of the list. Only a reader moves upwards in a list whose length stays the same: one that grows or
 * is measured while it follows changes its length. The first pixel counts: whoever begins to scroll up must not be
 * held back until they are far enough.
 */
export function readOn(before: Reading, offset: number, distance: number): Reading {
  const grown = offset + distance - (before.offset + before.distance)
  const isLeaving = offset < before.offset - tolerancePx && Math.abs(grown) <= tolerancePx
  const isAtEnd = !isLeaving && (before.isAtEnd || (offset > before.offset && distance <= nearPx))
  return { offset, distance, isAtEnd }
}

/** The reader has begun to move up, if there is anything above: whatever the list does meanwhile, they are not taken back. */
export function letGo(reading: Reading): Reading {
  return isAtTop(reading) ? reading : { ...reading, isAtEnd: false }
}

export function isAtTop({ offset }: Reading): boolean {
  return offset <= 0
}

/** The list was taken to its end, for the reader. */
export function hold(reading: Reading): Reading {
  return { ...reading, isAtEnd: true }
}

/** Whether the reader has everything in view, or as good as: what comes next is shown to them. */
export function isNearEnd({ isAtEnd, distance }: Reading): boolean {
  return isAtEnd || distance <= nearPx
}
