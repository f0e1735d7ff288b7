/** An entry of a log. Some entries are not for everybody, so the places that a reader sees have holes. */
export type Placed = { seq: number }

/** What exists for the reader from `from` to `through`: a place that is missing from it holds nothing for them. */
export type Stretch<E> = { events: readonly E[]; from: number; through: number }

/** P4, P7: an entry that came alone is known, or the next one, or leaves a gap that must be read. */
export function placeOf(seq: number, through: number): 'known' | 'next' | 'gap' {
  if (seq <= through) return 'known'
  return seq === through + 1 ? 'next' : 'gap'
}

/** What a stretch adds to a log that is known up to `through`, in order and once; undefined when it leaves a gap. */
export function newIn<E>(
  stretch: Stretch<E>,
  through: number,
  seqOf: (event: E) => number,
): { events: E[]; through: number } | undefined {
  if (placeOf(stretch.from, through) === 'gap') return undefined
  const fresh = new Map<number, E>()
  for (const event of inOrder(stretch.events, seqOf)) {
    const seq = seqOf(event)
    if (seq > through && !fresh.has(seq)) fresh.set(seq, event)
  }
  return { events: [...fresh.values()], through: Math.max(through, stretch.through) }
}

export function inOrder<E>(events: readonly E[], seqOf: (event: E) => number): E[] {
  return events.toSorted((one, other) => seqOf(one) - seqOf(other))
}
