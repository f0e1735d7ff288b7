import { ignoreExpected } from '../ignore-expected.ts'
import { z } from 'zod'

/** `09:00` to `24:00`; one that ends before it begins goes on into the next day. */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const Ranges = z.array(z.tuple([Time, Time])).max(10)

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** When a group is there. Days that are not named are closed; a holiday has hours of its own, or none. */
export const OpeningHours = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'no such time zone' }),
  week: z.partialRecord(z.enum(weekdays), Ranges),
  holidays: z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), Ranges).default({}),
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
