import { locales } from '@foyer/i18n/locales.ts'
import { describe, expect, it, vi } from 'vitest'
import { clockDuration, wordedDuration } from './durations.ts'

describe('how long a call took', () => {
  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [187_000, '3:07'],
    [3_765_000, '1:02:45'],
    [-5, '0:00'],
  ])('%i ms are %s on the clock', (ms, shown) => {
    expect(clockDuration(ms, 'en')).toBe(shown)
  })

  it.each([
    [0, '0 sec'],
    [7, '7 sec'],
    [60, '1 min'],
    [187, '3 min 7 sec'],
    [3_765, '1 hr 2 min'],
  ])('%i s are said as %s, in one line', (seconds, said) => {
    expect(wordedDuration(seconds, 'en')).toBe(said.replaceAll(' ', '\u00a0'))
  })

  it.each(Object.entries(locales))('S-35 %s says and shows it its own way', (_code, { bcp47 }) => {
    expect(clockDuration(187_000, bcp47)).toMatch(/^\p{Nd}:\p{Nd}{2}$/u)
    expect(wordedDuration(187, bcp47)).toMatch(/\p{Nd}.*\p{Nd}/u)
  })

  it('S-35 stands in figures where nobody knows the words', () => {
    const known = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(wordedDuration(3_765, 'my-MM')).toBe('၁:၀၂:၄၅')
    known.mockRestore()
  })

  it('uses the digits of the language', () => {
    expect(clockDuration(187_000, 'fa')).toBe('۳:۰۷')
    expect(clockDuration(187_000, 'my-MM')).toBe('၃:၀၇')
    expect(wordedDuration(187, 'zh-Hans-CN')).toBe('3分钟7秒')
    expect(wordedDuration(187, 'ja-JP')).toBe('3分7秒')
  })
})
