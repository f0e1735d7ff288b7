import type { hoursAt } from '@foyer/contract/desk/groups.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { hourTexts } from './hour-texts.ts'

type Applied = OutputOf<typeof hoursAt>
type Words = {
  t: Translate<DeskKey>
  texts: ReturnType<typeof hourTexts>
  timeZone: string
  /** Name of the overflow group. */
  overflow?: string
}

/** What applies at a time, in plain sentences. */
export function explainSentences(applied: Applied, words: Words): string[] {
  const { t, texts, timeZone, overflow } = words
  const { isOpen, why, nextTime } = applied
  const next = nextTime === undefined ? undefined : texts.moment(nextTime, timeZone)
  return [
    why === 'always' ? t('groups.at.always') : isOpen ? open(applied, words) : closed(applied, words),
    ...(next === undefined ? [] : [t(isOpen ? 'groups.at.closes' : 'groups.at.opens', { time: next })]),
    ...(isOpen || next !== undefined ? [] : [t('groups.at.never')]),
    ...(isOpen || overflow === undefined ? [] : [t('groups.at.overflow', { name: overflow })]),
  ]
}

function open({ why, day = '', span = ['', ''], holidayName }: Applied, { t, texts }: Words): string {
  const facts = { day: texts.day(day), span: texts.span(span) }
  if (why === 'week') return t('groups.at.openWeek', facts)
  return holidayName
    ? t('groups.at.openNamed', { ...facts, name: holidayName })
    : t('groups.at.openDay', facts)
}

function closed({ why, day = '', spans, holidayName }: Applied, { t, texts }: Words): string {
  const facts = { day: texts.day(day), weekday: texts.weekdayOn(day), spans: texts.spans(spans) }
  if (why === 'week') return t(spans.length > 0 ? 'groups.at.closedWeek' : 'groups.at.closedWeekday', facts)
  const name = holidayName ?? facts.day
  return t(spans.length > 0 ? 'groups.at.closedSpecial' : 'groups.at.closedHoliday', { ...facts, name })
}
