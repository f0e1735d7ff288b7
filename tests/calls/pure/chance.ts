/** Numbers that look random and are the same for the same seed: a run that failed can be played again. */
export type Chance = {
  between: (least: number, most: number) => number
  isOne: (share: number) => boolean
}

export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (least, most) => Math.floor(least + random() * (most - least)),
    isOne: (share) => random() < share,
  }
}
