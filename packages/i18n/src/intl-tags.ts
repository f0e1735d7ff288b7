import { matchLocale } from './choose-locale.ts'
import { digitsOf } from './locales.ts'

/** Figures that everybody reads, for languages that a browser has no data of. */
const standIn = 'en-GB'

/**
 * What to ask `Intl` with for a language tag: the reader's region, always in the digits that our texts are written with
 * (Egypt's Arabic has others than Morocco's, and a text cannot have both).
 */
export function intlTags(tag: string): string[] {
  const digits = `-u-nu-${digitsOf(matchLocale(tag) ?? 'en')}`
  return [tag, standIn].map((each) => each.replace(/-u-.*/, '') + digits)
}
