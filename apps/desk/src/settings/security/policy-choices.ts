const hour = 60
const day = 24 * hour

/** In minutes, within `sessionLimits`. */
export const idleChoices: readonly number[] = [15, 30, hour, 4 * hour, 8 * hour, day, 7 * day, 30 * day]
export const maxChoices: readonly number[] = [
  hour,
  4 * hour,
  8 * hour,
  12 * hour,
  day,
  7 * day,
  30 * day,
  90 * day,
]

/** The choices, and the present value if it is none of them: an API may have set it. */
export function choicesOf(choices: readonly number[], present: number | undefined): number[] {
  return [...new Set([...choices, ...(present ? [present] : [])])].toSorted((a, b) => a - b)
}

/** In the largest unit that has no remainder. */
export function durationOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes % day === 0) return { unit: 'days', count: minutes / day }
  if (minutes % hour === 0) return { unit: 'hours', count: minutes / hour }
  return { unit: 'minutes', count: minutes }
}
