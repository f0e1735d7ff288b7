type Waiting = { since: number; isGone: boolean }

/**
 * Since when the oldest of those who wait has waited. They leave about in the order in which they came. No Set, for the
 * reason that `apps/server/src/platform/slot-list.ts` gives.
 */
export function createWaitingLine() {
  let line: (Waiting | undefined)[] = []
  let first = 0

  /** Forgets those at the front who are gone. */
  function oldest(): Waiting | undefined {
    while (first < line.length && line[first]?.isGone) line[first++] = undefined
    if (first > 0 && first * 2 >= line.length) {
      line = line.slice(first)
      first = 0
    }
    return line[first]
  }

  return {
    /** The answer is called when the waiting is over. */
    join(now: number): () => void {
      const waiting: Waiting = { since: now, isGone: false }
      line.push(waiting)
      return () => {
        waiting.isGone = true
      }
    },
    /** `now` if nobody waits. */
    oldestSince: (now: number): number => oldest()?.since ?? now,
    /** How many are remembered, with those who left out of turn. */
    size: (): number => line.length - first,
  }
}
