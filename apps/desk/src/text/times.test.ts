import { describe, expect, it } from 'vitest'
import { ageText, clockText, dayText } from './times.ts'

const t = (key: string, params?: Readonly<Record<string, string | number>>) =>
  params ? `${key} ${Object.values(params).join()}` : key
const minute = 60_000

describe('how long ago', () => {
  it.each([
    [0, 'time.now'],
    [59_999, 'time.now'],
    [3 * minute + 59_000, 'time.minutes 3'],
    [60 * minute, 'time.hours 1'],
    [47 * 60 * minute, 'time.days 1'],
    // A clock that runs behind the server's must not show a negative age.
    [-5 * minute, 'time.now'],
  ])('%i ms is "%s"', (ms, text) => {
    expect(ageText(1_000_000_000 - ms, 1_000_000_000, t)).toBe(text)
  })
})

describe('days and times', () => {
  const now = new Date(2026, 10, 15, 9, 5).getTime()

  it('calls today and yesterday by name', () => {
    expect(dayText(now, now, t, 'en')).toBe('time.today')
    expect(dayText(now - 24 * 60 * minute, now, t, 'en')).toBe('time.yesterday')
    expect(dayText(now - 48 * 60 * minute, now, t, 'en')).toBe('Friday, November 13, 2026')
  })

  it('speaks the reader’s language', () => {
    expect(clockText(now, 'zh-Hans-CN')).toBe('09:05')
    expect(clockText(now, 'en').replace(/\s/u, ' ')).toBe('9:05 AM')
  })
})
