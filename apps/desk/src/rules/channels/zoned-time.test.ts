import { describe, expect, it } from 'vitest'
import { zonedFields, zonedTime } from './zoned-time.ts'

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

describe('a time on the clocks of a zone', () => {
  it.each([
    ['2026-12-24', '09:30', 'Europe/Berlin', '2026-12-24T08:30:00.000Z'],
    ['2026-07-01', '09:30', 'Europe/Berlin', '2026-07-01T07:30:00.000Z'],
    ['2026-01-01', '00:15', 'Asia/Kolkata', '2025-12-31T18:45:00.000Z'],
    ['2026-01-01', '00:15', 'Pacific/Kiritimati', '2025-12-31T10:15:00.000Z'],
    ['2026-01-01', '00:15', 'UTC', '2026-01-01T00:15:00.000Z'],
    // Twice on that night: the first.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s %s in %s', (day, time, zone, moment) => {
    expect(iso(zonedTime(day, time, zone))).toBe(moment)
    expect(zonedFields(Date.parse(moment), zone)).toEqual({ day, time })
  })

  it('has no moment in the hour that clocks skip', () => {
    expect(zonedTime('2026-03-29', '02:30', 'Europe/Berlin')).toBeUndefined()
    expect(iso(zonedTime('2026-03-29', '03:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z')
  })

  it.each([
    ['', '09:30'],
    ['2026-12-24', ''],
    ['2026-13-01', '09:30'],
  ])('%j %j is no time', (day, time) => {
    expect(zonedTime(day, time, 'UTC')).toBeUndefined()
  })
})
