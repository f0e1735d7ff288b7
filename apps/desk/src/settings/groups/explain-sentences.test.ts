import type { Translate } from '@foyer/i18n/translator.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { expect, it } from 'vitest'
import { explainSentences } from './explain-sentences.ts'
import { hourTexts, timeZones } from './hour-texts.ts'

/** Versions of ICU differ in commas. */
const t: Translate<DeskKey> = (key, values) =>
  [key.replace('groups.at.', ''), ...Object.entries(values ?? {}).map(([name, value]) => `${name}=${value}`)]
    .join('|')
    .replaceAll(',', '')
const words = { t, texts: hourTexts('en-GB'), timeZone: 'Europe/Berlin' }
const explain = (applied: Parameters<typeof explainSentences>[0], overflow?: string) =>
  explainSentences(applied, { ...words, ...(overflow && { overflow }) })
const nextTime = Date.parse('2026-12-28T08:00:00Z')
const morning: [string, string] = ['09:00', '12:00']

it('the weekly hours that apply, and when they end by the clock of the group', () => {
  const span: [string, string] = ['22:00', '24:00']
  expect(explain({ isOpen: true, why: 'week', day: '2026-12-07', spans: [span], span, nextTime })).toEqual([
    'openWeek|day=Monday 7 December 2026|span=22:00 – 00:00',
    'closes|time=Monday 28 December 2026 at 09:00',
  ])
})

it('a break between two spans, and where visitors go', () => {
  const spans: [string, string][] = [morning, ['13:00', '18:00']]
  expect(explain({ isOpen: false, why: 'week', day: '2026-12-07', spans, nextTime }, 'Night team')).toEqual([
    'closedWeek|day=Monday 7 December 2026|weekday=Monday|spans=09:00 – 12:00 and 13:00 – 18:00',
    'opens|time=Monday 28 December 2026 at 09:00',
    'overflow|name=Night team',
  ])
})

it('holidays, with and without a name and hours', () => {
  const day = '2026-12-24'
  const holiday = { why: 'holiday', day } as const
  const named = { ...holiday, holidayName: 'Christmas Eve' }
  expect(explain({ ...named, isOpen: false, spans: [morning], nextTime })[0]).toMatch(
    /^closedSpecial.*spans=09:00 – 12:00\|name=Christmas Eve$/,
  )
  expect(explain({ ...holiday, isOpen: false, spans: [] })).toEqual([
    expect.stringMatching(/^closedHoliday.*name=Thursday 24 December 2026$/),
    'never',
  ])
  expect(explain({ ...holiday, isOpen: true, spans: [morning], span: morning })[0]).toMatch(/^openDay/)
  expect(explain({ ...named, isOpen: true, spans: [morning], span: morning })[0]).toMatch(/^openNamed/)
})

it('always open, and a day without hours', () => {
  expect(explain({ isOpen: true, why: 'always', spans: [] }, 'Night team')).toEqual(['always'])
  expect(explain({ isOpen: false, why: 'week', day: '2026-12-06', spans: [], nextTime })[0]).toMatch(
    /^closedWeekday.*weekday=Sunday/,
  )
})

it('time zones have the own one among them, once', () => {
  expect(timeZones('Etc/GMT-3').filter((zone) => zone === 'Etc/GMT-3')).toHaveLength(1)
  expect(timeZones('UTC').filter((zone) => zone === 'UTC')).toHaveLength(1)
})
