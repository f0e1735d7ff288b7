import { routingTiming } from '@foyer/core/timing.ts'

const stepMs = 10_000

/** From when to when a visitor may expect to be served; undefined when nobody can say. */
export type WaitRange = { fromMs: number; toMs: number }

/**
 * From the gaps between the last few who were served: so many gaps as there are people up to this place, wider the
 * less regular they are. A queue that has stood still for longer than usual counts that as a gap too: otherwise it
 * would promise the same for ever.
 */
export function waitingTime(
  position: number,
  servedAt: readonly number[],
  now: number,
): WaitRange | undefined {
  const times = servedAt.filter((at) => at > now - routingTiming.waitsCountMs).toSorted((a, b) => a - b)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  if (position < 1 || gaps.length < routingTiming.fewestGaps) return undefined
  const standing = now - (times.at(-1) ?? now)
  const counted = standing > mean(gaps) ? [...gaps, standing] : gaps
  const [expected, spread] = [position * mean(counted), Math.sqrt(position) * deviation(counted)]
  // Nobody is told of a second more or less.
  const fromMs = Math.floor(Math.max(0, expected - spread) / stepMs) * stepMs
  return { fromMs, toMs: Math.ceil((expected + spread) / stepMs) * stepMs }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
