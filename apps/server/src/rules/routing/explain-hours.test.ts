import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { explainHours, instantOf } from './explain-hours.ts'
import { isOpenAt } from './hours.ts'

const lunch: [string, string][] = [
  ['13:00', '18:00'],
  ['09:00', '12:00'],
]
const berlin = OpeningHours.parse({
  timeZone: 'Europe/Berlin',
  week: { mon: lunch, tue: lunch, wed: lunch, thu: lunch, fri: [['22:00', '06:00']] },
  holidays: { '2026-12-24': [['09:00', '12:00']], '2026-12-25': [] },
  holidayNames: { '2026-12-24': 'Christmas Eve', '2026-12-25': 'Christmas Day' },
})
const at = (iso: string) => Date.parse(iso)
const explain = (iso: string) => explainHours(berlin, at(iso))

describe('what applies at a moment', () => {
  it('the span of the weekday, and when it closes', () => {
    expect(explain('2026-12-07T08:30:00Z')).toEqual({
      isOpen: true,
      why: 'week',
      day: '2026-12-07',
      spans: [
        ['09:00', '12:00'],
        ['13:00', '18:00'],
      ],
      span: ['09:00', '12:00'],
      nextAt: at('2026-12-07T11:00:00Z'),
    })
  })

  it('a lunch break is closed, and the group opens again on the same day', () => {
    expect(explain('2026-12-07T11:30:00Z')).toMatchObject({
      isOpen: false,
      why: 'week',
      nextAt: at('2026-12-07T12:00:00Z'),
    })
  })

  it('a night shift belongs to the day on which it began', () => {
    expect(explain('2026-12-05T04:00:00Z')).toMatchObject({
      isOpen: true,
      day: '2026-12-04',
      span: ['22:00', '06:00'],
      nextAt: at('2026-12-05T05:00:00Z'),
    })
  })

  it('24 December, 23:30: the special hours of a holiday are over, and the next two days are closed', () => {
    expect(explain('2026-12-24T22:30:00Z')).toEqual({
      isOpen: false,
      why: 'holiday',
      day: '2026-12-24',
      holidayName: 'Christmas Eve',
      spans: [['09:00', '12:00']],
      nextAt: at('2026-12-28T08:00:00Z'),
    })
    expect(explain('2026-12-24T10:00:00Z')).toMatchObject({ isOpen: true, why: 'holiday' })
    expect(explain('2026-12-25T10:00:00Z')).toMatchObject({ isOpen: false, why: 'holiday', spans: [] })
  })

  it('a group without hours is always open, one without spans never', () => {
    expect(explainHours(null, 0)).toEqual({ isOpen: true, why: 'always', spans: [] })
    const never = OpeningHours.parse({ timeZone: 'UTC', week: {} })
    expect(explainHours(never, 0)).toEqual({ isOpen: false, why: 'week', day: '1970-01-01', spans: [] })
  })

  it('spans that touch are one opening: around the clock it never closes', () => {
    const all: [string, string][] = [['00:00', '24:00']]
    const week = { mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all }
    const always = OpeningHours.parse({ timeZone: 'Europe/Berlin', week })
    expect(explainHours(always, at('2026-03-01T00:00:00Z')).nextAt).toBe(undefined)
    const weekend = OpeningHours.parse({ timeZone: 'UTC', week: { sat: all, sun: all } })
    expect(explainHours(weekend, at('2026-12-05T12:00:00Z')).nextAt).toBe(at('2026-12-07T00:00:00Z'))
  })

  it('days of 23 and 25 hours close by the clock on the wall', () => {
    const night = OpeningHours.parse({ timeZone: 'Europe/Berlin', week: { sat: [['22:00', '06:00']] } })
    const next = (iso: string) => explainHours(night, at(iso)).nextAt
    expect(next('2026-10-24T20:00:00Z')).toBe(at('2026-10-25T05:00:00Z'))
    expect(next('2026-03-28T21:00:00Z')).toBe(at('2026-03-29T04:00:00Z'))
  })

  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const digits = (value: number) => String(value).padStart(2, '0')
    return `${digits(Math.floor(quarter / 4))}:${digits((quarter % 4) * 15)}`
  })
  const spans = fc.array(fc.tuple(time, time), { maxLength: 3 })
  const day = fc.integer({ min: 0, max: 800 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
  const anyHours = fc.record({
    timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu'),
    week: fc.record({ mon: spans, wed: spans, sat: spans, sun: spans }, { requiredKeys: [] }),
    holidays: fc.dictionary(day, spans, { maxKeys: 5 }),
  })

  it('says open exactly when the routing does, and the next change is one', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 60_000_000 }), (hours, seconds) => {
        const now = seconds * 1000
        const { isOpen, nextAt } = explainHours(hours, now)
        expect(isOpen).toBe(isOpenAt(hours, now))
        if (nextAt === undefined) return
        expect(isOpenAt(hours, nextAt)).toBe(!isOpen)
        expect(isOpenAt(hours, nextAt - 1)).toBe(isOpen)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the moment of a time on the wall', () => {
  it.each([
    ['winter', '2026-12-24', 23 * 60 + 30, '2026-12-24T22:30:00Z'],
    ['summer', '2026-07-01', 0, '2026-06-30T22:00:00Z'],
    ['the first of an hour that happens twice', '2026-10-25', 150, '2026-10-25T00:30:00Z'],
    ['an hour that is skipped', '2026-03-29', 150, '2026-03-29T01:30:00Z'],
  ])('%s', (_name, day, minute, expected) => {
    expect(new Date(instantOf('Europe/Berlin', day, minute)).toISOString()).toBe(
      new Date(expected).toISOString(),
    )
  })
})
