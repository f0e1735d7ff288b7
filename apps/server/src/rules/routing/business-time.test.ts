import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OpeningHours, weekdays } from '@foyer/contract/routing/hours.ts'
import { businessMs } from './business-time.ts'
import { isOpenAt } from './hours.ts'

const hour = 3_600_000
const office: [string, string][] = [['09:00', '17:00']]
const workdays = { mon: office, tue: office, wed: office, thu: office, fri: office }
const always = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]]))

function between(hours: OpeningHours | null, from: string, to: string): number {
  return businessMs(hours, Date.parse(from), Date.parse(to)) / hour
}

function at(timeZone: string, week: object = workdays, holidays: object = {}): OpeningHours {
  return OpeningHours.parse({ timeZone, week, holidays })
}

describe('business time', () => {
  it('is the clock time for a group without hours', () => {
    expect(between(null, '2026-11-14T00:00:00Z', '2026-11-16T00:00:00Z')).toBe(48)
  })

  it('counts open hours only, over nights and weekends', () => {
    const berlin = at('Europe/Berlin')
    expect(between(berlin, '2026-11-13T15:00:00Z', '2026-11-16T09:00:00Z')).toBe(2)
    expect(between(berlin, '2026-11-14T00:00:00Z', '2026-11-15T23:00:00Z')).toBe(0)
    expect(between(berlin, '2026-11-16T10:00:00Z', '2026-11-16T10:30:00Z')).toBe(0.5)
  })

  it('follows a change of the clocks: such a day has 23 or 25 hours', () => {
    const open = at('Europe/Berlin', always)
    expect(between(open, '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(23)
    expect(between(open, '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(25)
    const night = at('Europe/Berlin', { sun: [['01:00', '04:00']] })
    expect(between(night, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(2)
    expect(between(night, '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(4)
  })

  it('counts a holiday by its own hours', () => {
    const berlin = at('Europe/Berlin', workdays, { '2026-12-24': [['09:00', '12:00']], '2026-12-25': [] })
    expect(between(berlin, '2026-12-23T23:00:00Z', '2026-12-26T23:00:00Z')).toBe(3)
  })

  it('knows zones with half hours', () => {
    expect(between(at('Asia/Kolkata'), '2026-11-16T00:00:00Z', '2026-11-16T04:00:00Z')).toBe(0.5)
    expect(between(at('Asia/Kathmandu'), '2026-11-16T00:00:00Z', '2026-11-16T04:00:00Z')).toBe(0.75)
  })

  it('counts overlapping ranges once', () => {
    const shifts = at('UTC', {
      mon: [
        ['08:00', '13:00'],
        ['12:00', '18:00'],
        ['22:00', '03:00'],
      ],
      tue: [['02:00', '04:00']],
    })
    expect(between(shifts, '2026-11-16T00:00:00Z', '2026-11-17T12:00:00Z')).toBe(10 + 6)
  })

  it('is nothing for an interval without length', () => {
    expect(businessMs(at('UTC', always), 5, 5)).toBe(0)
    expect(businessMs(null, 5, 4)).toBe(0)
    expect(businessMs(null, Number.NaN, 4)).toBe(0)
  })

  it('is the clock time where the times are of a broken clock', () => {
    expect(businessMs(at('UTC'), 0, 9e15)).toBe(9e15)
    expect(businessMs(at('UTC'), -5, 5)).toBe(10)
    expect(businessMs(at('UTC'), 0, 500 * 24 * hour)).toBe(500 * 24 * hour)
  })
})

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]
const time = fc.integer({ min: 0, max: 24 * 4 - 1 }).map(timeOf)
const ranges = fc.array(fc.tuple(time, fc.oneof(time, fc.constant('24:00'))), { maxLength: 3 })
const calendars = fc.record({
  timeZone: fc.constantFrom(...zones),
  week: fc.record(Object.fromEntries(weekdays.map((day) => [day, ranges])), { requiredKeys: [] }),
  holidays: fc.dictionary(fc.constantFrom('2026-03-29', '2026-10-25', '2026-11-01', '2026-04-05'), ranges),
})
/** Weeks in which the clocks change somewhere. */
const starts = fc.constantFrom(
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
)

function timeOf(quarter: number): string {
  return [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':')
}

it('business time is the time in which the group is open, quarter by quarter', () => {
  const quarter = 15 * 60_000
  fc.assert(
    fc.property(calendars, starts, fc.nat(96), fc.nat(3 * 96), (hours, day, skip, quarters) => {
      const from = Date.parse(`${day}T00:00:00Z`) + skip * quarter
      let open = 0
      for (let index = 0; index < quarters; index += 1)
        if (isOpenAt(hours, from + index * quarter)) open += quarter
      expect(businessMs(hours, from, from + quarters * quarter)).toBe(open)
    }),
    { numRuns: 500 },
  )
})

it('business time adds up: two parts of an interval are the whole', () => {
  const ms = fc.nat(40 * 24 * hour)
  fc.assert(
    fc.property(calendars, starts, ms, ms, (hours, day, first, second) => {
      const from = Date.parse(`${day}T00:00:00Z`)
      const parts =
        businessMs(hours, from, from + first) + businessMs(hours, from + first, from + first + second)
      expect(businessMs(hours, from, from + first + second)).toBe(parts)
    }),
    { numRuns: 200 },
  )
})
