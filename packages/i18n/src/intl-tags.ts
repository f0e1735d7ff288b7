import { matchLocale } from './choose-locale.ts'
import { digitsOf } from './locales.ts'

/** Figures that everybody reads, for languages that a browser has no data of. */
const standIn = 'en-GB'

/**
 * Locale tags for `Intl`: the reader's region, always with the digits of our texts (Arabic digits differ
 * between Egypt and Morocco, and one text cannot mix both).
 */
export function intlTags(tag: string): string[] {
  const digits = `-u-nu-${digitsOf(matchLocale(tag) ?? 'en')}`
  return [tag, standIn].map((each) => each.replace(/-u-.*/, '') + digits)
}
