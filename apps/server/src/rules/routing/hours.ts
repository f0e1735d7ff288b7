import { weekdays, type OpeningHours } from '@foyer/contract/routing/hours.ts'

export type { OpeningHours }

export const dayMs = 86_400_000

/** Whether a group is there at this moment: by the clock on its own wall, whatever daylight saving does to it. */
export function isOpenAt(hours: OpeningHours | null, now: number): boolean {
  if (!hours) return true
  const { day, minute } = wallClock(now, hours.timeZone)
  const today = openingsOf(hours, day)
  const yesterday = openingsOf(hours, dayBefore(day))
  return (
    today.some(({ from, to }) => (from < to ? from <= minute && minute < to : from <= minute)) ||
    yesterday.some(({ from, to }) => to <= from && minute < to)
  )
}

type Range = { from: number; to: number }

/** The open ranges that begin on a day, in minutes; one that ends before it begins goes on into the next day. */
export function openingsOf(hours: OpeningHours, day: string): Range[] {
  return rangesOn(hours, day).map(([from, to]) => ({ from: minuteOf(from), to: minuteOf(to) }))
}

/** The same as times of the clock. A holiday takes the place of its weekday. */
export function rangesOn({ week, holidays }: OpeningHours, day: string): [from: string, to: string][] {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'
  return holidays[day] ?? week[weekday] ?? []
}

function minuteOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
}

/** The clock on the wall of a zone. */
export function wallClock(now: number, timeZone: string): { day: string; minute: number } {
  const parts = formatOf(timeZone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Making a format takes twenty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { ...shown, timeZone })
  formats.set(timeZone, format)
  return format
}

const shown = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const
