import { limits } from '@foyer/core/timing.ts'

/** T-06: the keys of radio buttons, where the next one is a star more. Undefined: a key of the browser's. */
export function starAfterKey(star: number, key: string, isRtl: boolean): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(star + 1, limits.starMax)
    case 'ArrowUp':
      return Math.max(star - 1, limits.starMin)
    case 'ArrowRight':
      return starAfterKey(star, isRtl ? 'ArrowUp' : 'ArrowDown', isRtl)
    case 'ArrowLeft':
      return starAfterKey(star, isRtl ? 'ArrowDown' : 'ArrowUp', isRtl)
    case 'Home':
      return limits.starMin
    case 'End':
      return limits.starMax
    default:
      return undefined
  }
}
