import type { Weekday } from './group-draft.ts'

/** Days and times of hours in the reader's language. They are times of the wall, so no zone moves them. */
export function hourTexts(language: string) {
  const utc = { timeZone: 'UTC' } as const
  const weekdayFormat = new Intl.DateTimeFormat(language, { weekday: 'long', ...utc })
  const dayFormat = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...utc,
  })
  const clockFormat = new Intl.DateTimeFormat(language, { timeStyle: 'short', ...utc })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const clock = (time: string) => clockFormat.format(Date.parse(`1970-01-01T${time.replace('24:', '00:')}Z`))
  const span = ([from, to]: readonly [string, string]) => `${clock(from)} – ${clock(to)}`
  return {
    /** 5 January 1970 was a Monday. */
    weekday: (day: Weekday) => weekdayFormat.format(Date.UTC(1970, 0, 5 + weekdayOrder.indexOf(day))),
    day: (day: string) => dayFormat.format(Date.parse(`${day}T00:00:00Z`)),
    weekdayOn: (day: string) => weekdayFormat.format(Date.parse(`${day}T00:00:00Z`)),
    span,
    spans: (spans: readonly (readonly [string, string])[]) => list.format(spans.map(span)),
    /** A moment by the clock of a zone. */
    moment: (at: number, timeZone: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at),
  }
}

const weekdayOrder: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** All zones that the browser knows, with one that it may not list. */
export function timeZones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', own, ...known])].toSorted((one, other) => (one < other ? -1 : 1))
}
