import { weekdays, type OpeningHours } from '@foyer/contract/routing/hours.ts'

export type { OpeningHours }

/** Whether a group is there at this moment: by the clock on its own wall, whatever daylight saving does to it. */
export function isOpenAt(hours: OpeningHours | null, now: number): boolean {
  if (!hours) return true
  const { day, minute } = wallClock(now, hours.timeZone)
  const today = rangesOf(hours, day)
  const yesterday = rangesOf(hours, dayBefore(day))
  return (
    today.some(({ from, to }) => (from < to ? from <= minute && minute < to : from <= minute)) ||
    yesterday.some(({ from, to }) => to <= from && minute < to)
  )
}

type Range = { from: number; to: number }

function rangesOf({ week, holidays }: OpeningHours, day: string): Range[] {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'
  const ranges = holidays[day] ?? week[weekday] ?? []
  return ranges.map(([from, to]) => ({ from: minuteOf(from), to: minuteOf(to) }))
}

function minuteOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

function wallClock(now: number, timeZone: string): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', { ...shown, timeZone }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
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
