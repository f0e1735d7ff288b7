import { expect, it } from 'vitest'
import { dateLanguage } from './use-times.ts'
import { dateText, fullTimeText } from './times.ts'

it('dates follow the region of the browser where its language is the desk’s', () => {
  expect(dateLanguage('en', ['en-GB', 'en'])).toBe('en-GB')
  expect(dateLanguage('en', ['de-DE', 'en-AU'])).toBe('en-AU')
  expect(dateLanguage('zh-Hans-CN', ['zh-SG'])).toBe('zh-SG')
})

it('otherwise they are written as the desk’s language writes them', () => {
  expect(dateLanguage('en', ['de-DE'])).toBe('en')
  expect(dateLanguage('zh-Hans-CN', ['zh-TW', 'en-GB'])).toBe('zh-Hans-CN')
  expect(dateLanguage('en', ['not a tag'])).toBe('en')
  expect(dateLanguage('en', [])).toBe('en')
})

it('the same moment reads as its reader is used to', () => {
  const at = new Date(2026, 10, 16, 16, 20).getTime()
  expect(fullTimeText(at, 'en-GB')).toBe('16 Nov 2026, 16:20')
  expect(fullTimeText(at, 'en').replaceAll(/\s/gu, ' ')).toBe('Nov 16, 2026, 4:20 PM')
  expect(fullTimeText(at, 'zh-Hans-CN')).toBe('2026年11月16日 16:20')
})

it('a day without its time reads so as well', () => {
  const at = new Date(2027, 2, 1, 16, 20).getTime()
  expect(dateText(at, 'en-GB')).toBe('1 March 2027')
  expect(dateText(at, 'en')).toBe('March 1, 2027')
  expect(dateText(at, 'zh-Hans-CN')).toBe('2027年3月1日')
})
