import { ignoreExpected } from '../ignore-expected.ts'
import { z } from 'zod'
import { textLimits } from '../text-limits.ts'
import { WireText, WrittenText } from '../wire.ts'
import { maxHolidays } from './max-holidays.ts'

/** `09:00` to `24:00`; one that ends before it begins goes on into the next day. */
const Time = WireText.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const Ranges = z.array(z.tuple([Time, Time])).max(10)
/** A day of the calendar, `2026-12-24`. */
const Day = WireText.regex(/^\d{4}-\d{2}-\d{2}$/).refine(isDay, { error: 'no such day' })

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** When a group is there. Days that are not named are closed; a holiday has hours of its own, or none. */
export const OpeningHours = z.object({
  timeZone: WireText.max(64).refine(isTimeZone, { error: 'no such time zone' }),
  week: z.partialRecord(z.enum(weekdays), Ranges),
  holidays: z.record(Day, Ranges).refine(isShort, { error: 'too many holidays' }).default({}),
  /** What a holiday is called, by its day. */
  holidayNames: z
    .record(Day, WrittenText.max(textLimits.short))
    .refine(isShort, { error: 'too many names' })
    .optional(),
})
export type OpeningHours = z.infer<typeof OpeningHours>

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    ignoreExpected('the name is no time zone')
    return false
  }
}

/** Years that `Date` does not turn into others, and days that their month has. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

function isShort(days: Record<string, unknown>): boolean {
  return Object.keys(days).length <= maxHolidays
}
