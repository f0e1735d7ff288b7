import { dayMs, wallClock, openingsOf, type OpeningHours } from './hours.ts'

/**
 * How long a group was open between two moments: the time in which `isOpenAt` answers yes. Without hours it is the
 * whole time. On a day when the clocks change, the hour that happens twice counts twice.
 */
export function businessMs(hours: OpeningHours | null, from: number, to: number): number {
  if (!(to > from)) return 0
  if (!hours || from < 0 || to > latest || to - from > longestMs) return to - from
  let sum = 0
  for (const open of openIntervals(hours, from, to)) sum += open.to - open.from
  return sum
}

export type Interval = { from: number; to: number }

/** The times in which a group is open, in order; two that touch are given apart. */
export function* openIntervals(hours: OpeningHours, from: number, to: number): Generator<Interval> {
  for (const span of steadySpans(hours.timeZone, from, to)) yield* openIn(hours, span)
}

/** Nothing is measured over more than a year: such times are of a broken clock, and counting their days is slow. */
const longestMs = 400 * dayMs
const latest = Date.UTC(2100, 0)

/** A part of the time in which the zone's offset does not change. */
type Span = { from: number; to: number; offset: number }

/** Zones change their offset at most once in a day, so one look per day finds every change. */
function* steadySpans(timeZone: string, from: number, to: number): Generator<Span> {
  let start = from
  let offset = offsetAt(timeZone, start)
  for (let at = from; at < to;) {
    const next = Math.min(at + dayMs, to)
    const after = offsetAt(timeZone, next)
    if (after !== offset) {
      const change = changeBetween(timeZone, at, next, offset)
      yield { from: start, to: change, offset }
      start = change
      offset = after
    }
    at = next
  }
  yield { from: start, to, offset }
}

/** The first millisecond with another offset. */
function changeBetween(timeZone: string, from: number, to: number, offset: number): number {
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(timeZone, middle) === offset) low = middle
    else high = middle
  }
  return high
}

/** Zones change at a full quarter of an hour, and asking for the time in a zone is slow. */
const quarterMs = 900_000
const mostOffsets = 10_000
const offsets = new Map<string, number>()

/** How far the clock on the wall is ahead of UTC. */
export function offsetAt(timeZone: string, at: number): number {
  const quarter = Math.floor(at / quarterMs) * quarterMs
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const { day, minute } = wallClock(quarter, timeZone)
  const offset = Date.parse(`${day}T00:00:00Z`) + minute * 60_000 - quarter
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** Wall times are compared as if they were UTC: within a span nothing jumps. */
function* openIn(hours: OpeningHours, { from, to, offset }: Span): Generator<Interval> {
  const [first, last] = [from + offset, to + offset]
  for (let day = Math.floor(first / dayMs) * dayMs; day < last; day += dayMs)
    for (const range of openRanges(hours, day)) {
      const open = { from: Math.max(first, day + range.from), to: Math.min(last, day + range.to) }
      if (open.to > open.from) yield { from: open.from - offset, to: open.to - offset }
    }
}

/** Open times of one day on the wall, from midnight in milliseconds, without overlaps. */
function openRanges(hours: OpeningHours, day: number): { from: number; to: number }[] {
  const own = openingsOf(hours, isoDay(day)).map(({ from, to }) => ({ from, to: to <= from ? 1_440 : to }))
  const night = openingsOf(hours, isoDay(day - dayMs)).flatMap(({ from, to }) =>
    to <= from ? [{ from: 0, to }] : [],
  )
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of [...own, ...night].toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from * 60_000 <= last.to) last.to = Math.max(last.to, to * 60_000)
    else merged.push({ from: from * 60_000, to: to * 60_000 })
  }
  return merged
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
