import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago, as short as a list needs it: `now`, `3 min`, `2 h`, `4 d`. */
export function ageText(fromMs: number, nowMs: number, t: Translate<DeskKey>): string {
  const age = Math.max(0, nowMs - fromMs)
  if (age < minuteMs) return t('time.now')
  if (age < hourMs) return t('time.minutes', { count: Math.floor(age / minuteMs) })
  if (age < dayMs) return t('time.hours', { count: Math.floor(age / hourMs) })
  return t('time.days', { count: Math.floor(age / dayMs) })
}

/** Today and yesterday by name, other days in full. */
export function dayText(at: number, nowMs: number, t: Translate<DeskKey>, language: string): string {
  const day = new Date(at).toDateString()
  if (day === new Date(nowMs).toDateString()) return t('time.today')
  const yesterday = new Date(nowMs)
  // Not 24 hours ago: a day on which the clocks change is shorter or longer.
  yesterday.setDate(yesterday.getDate() - 1)
  if (day === yesterday.toDateString()) return t('time.yesterday')
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at)
}

export function clockText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
}

export function fullTimeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

export function dateText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at)
}
