import { describe, expect, it } from 'vitest'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { isOpenAt } from './hours.ts'

const day: [string, string][] = [['09:00', '18:00']]
const week = { mon: day, tue: day, wed: day, thu: day, fri: day }
const berlin = OpeningHours.parse({
  timeZone: 'Europe/Berlin',
  week,
  holidays: { '2026-12-25': [], '2026-12-24': [['09:00', '12:00']] },
})

const at = (iso: string) => isOpenAt(berlin, Date.parse(iso))

describe('working hours', () => {
  it('T-16 count by the clock on the wall of the group, summer and winter', () => {
    expect(at('2026-07-06T07:00:00Z')).toBe(true)
    expect(at('2026-07-06T06:59:59Z')).toBe(false)
    expect(at('2026-12-07T08:00:00Z')).toBe(true)
    expect(at('2026-12-07T07:59:59Z')).toBe(false)
    expect(at('2026-12-07T16:59:59Z')).toBe(true)
    expect(at('2026-12-07T17:00:00Z')).toBe(false)
  })

  it('T-16 a holiday has hours of its own, or none; a day that is not named is closed', () => {
    expect(at('2026-12-25T10:00:00Z')).toBe(false)
    expect(at('2026-12-24T10:00:00Z')).toBe(true)
    expect(at('2026-12-24T12:00:00Z')).toBe(false)
    expect(at('2026-12-06T10:00:00Z')).toBe(false)
  })

  it('a night shift belongs to the day it begins on, also over a change of the clocks', () => {
    const night = OpeningHours.parse({ timeZone: 'Europe/Berlin', week: { sat: [['22:00', '06:00']] } })
    const isOpen = (iso: string) => isOpenAt(night, Date.parse(iso))
    // The clocks go back in the night to 2026-10-25: 06:00 on the wall is 05:00 UTC.
    expect(isOpen('2026-10-24T20:00:00Z')).toBe(true)
    expect(isOpen('2026-10-25T04:59:59Z')).toBe(true)
    expect(isOpen('2026-10-25T05:00:00Z')).toBe(false)
    expect(isOpen('2026-10-24T19:59:59Z')).toBe(false)
  })

  it('the day is the one of the time zone, on the other side of the date line too', () => {
    const apia = OpeningHours.parse({ timeZone: 'Pacific/Apia', week: { mon: [['00:00', '24:00']] } })
    expect(isOpenAt(apia, Date.parse('2026-07-05T12:00:00Z'))).toBe(true)
    expect(isOpenAt(apia, Date.parse('2026-07-06T11:00:00Z'))).toBe(false)
  })

  it('nothing said is always open; a time zone that does not exist is refused', () => {
    expect(isOpenAt(null, 0)).toBe(true)
    expect(OpeningHours.safeParse({ timeZone: 'Europe/Atlantis', week }).success).toBe(false)
  })
})
