export type Random = {
  /** From 0 to below 1. */
  next: () => number
  below: (count: number) => number
  /** True in this share of all cases. */
  chance: (share: number) => boolean
  pick: <T>(items: readonly [T, ...T[]] | readonly T[]) => T
}

/** Mulberry32: small, and the same on every machine for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
