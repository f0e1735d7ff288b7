import { offsetAt, openIntervals } from './business-time.ts'
import { dayMs, rangesOn, wallClock, type OpeningHours } from './hours.ts'

type Span = [from: string, to: string]

/** Why a group is open or closed at a moment. */
export type Explained = {
  isOpen: boolean
  why: 'always' | 'week' | 'holiday'
  /** The day whose hours decide: of an open night shift, the day on which it began. */
  day?: string
  holidayName?: string
  /** All hours of that day; empty where it has none. */
  spans: Span[]
  /** The hours that apply now, while the group is open. */
  span?: Span
  /** When it closes, or opens again; missing where that is never or in more than a year. */
  nextAt?: number
}

export function explainHours(hours: OpeningHours | null, at: number): Explained {
  if (!hours) return { isOpen: true, why: 'always', spans: [] }
  const { day, minute } = wallClock(at, hours.timeZone)
  const yesterday = shiftDay(day, -1)
  const own = spansOf(hours, day).find(([from, to]) => isWithin(from, to, minute))
  const night = spansOf(hours, yesterday).find(([from, to]) => to <= from && clock(minute) < to)
  const span = own ?? night
  const deciding = !own && night ? yesterday : day
  const isHoliday = hours.holidays[deciding] !== undefined
  const holidayName = isHoliday ? hours.holidayNames?.[deciding] : undefined
  const nextAt = nextChange(hours, at, span !== undefined)
  return {
    isOpen: span !== undefined,
    why: isHoliday ? 'holiday' : 'week',
    day: deciding,
    ...(holidayName && { holidayName }),
    spans: spansOf(hours, deciding),
    ...(span && { span }),
    ...(nextAt !== undefined && { nextAt }),
  }
}

function spansOf(hours: OpeningHours, day: string): Span[] {
  return rangesOn(hours, day).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Times of the clock compare as texts: they have two digits each. */
function isWithin(from: string, to: string, minute: number): boolean {
  const now = clock(minute)
  return from < to ? from <= now && now < to : from <= now
}

function clock(minute: number): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`
}

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** A year and some days: hours that open on one holiday only open within it. */
const horizonMs = 380 * dayMs

function nextChange(hours: OpeningHours, at: number, isOpen: boolean): number | undefined {
  let end = at
  for (const { from, to } of openIntervals(hours, at, at + horizonMs)) {
    if (!isOpen) return from
    if (from > end) return end
    end = to
  }
  return isOpen && end < at + horizonMs ? end : undefined
}

/**
 * The moment at which the clock on the wall of a zone shows a time. Of an hour that happens twice it is the first; an
 * hour that the clocks skip is the one after it.
 */
export function instantOf(timeZone: string, day: string, minute: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const [before, after] = [offsetAt(timeZone, wall - dayMs), offsetAt(timeZone, wall + dayMs)]
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)]
  const shown = candidates.find((at) => at + offsetAt(timeZone, at) === wall)
  // Skipped by the clocks: with the offset from before the change, the time moves on by the hour that is missing.
  return shown ?? wall - before
}
