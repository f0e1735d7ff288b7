import { intlTags } from './intl-tags.ts'

/** Days and times as a browser writes them in words. */
const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  near: { weekday: 'long', day: 'numeric', month: 'long' },
  far: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** The same without words. */
const inFigures = {
  time: styles.time,
  near: day,
  far: day,
  short: { ...day, ...styles.time },
  full: { ...day, ...styles.time },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/**
 * A day or a time as a language writes it, in the reader's time zone. Chromium knows no months of Khmer, Lao, Burmese
 * and Zulu, and would put English ones among their words: figures stand there instead.
 */
export function dateFormat(tag: string, style: DateStyle): Intl.DateTimeFormat {
  const hasWords = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  return new Intl.DateTimeFormat(intlTags(tag), hasWords ? styles[style] : inFigures[style])
}
