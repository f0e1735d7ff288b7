import { normalise } from './normalise.ts'

/** Every noun has a capital in these, so a capital says nothing. */
const capitalised: ReadonlySet<string> = new Set(['de'])

/** Without capitals of their own: a Latin word with one is a name wherever it stands. */
const uncapitalised: ReadonlySet<string> = new Set(['zh', 'tw', 'ja', 'ko', 'th', 'ar'])

const anywhere = /(?<![\p{Script=Latin}\p{N}])\p{Lu}[\p{Script=Latin}\p{N}]+/gu
const insideSentence = /(?<=[\p{L}\p{N},;]["'’“«(]?\s["'’“«(]?)\p{Lu}[\p{L}\p{N}]+/gu

/** What is probably a name: of a person, a town or another company. Normalised, one word each. */
export function namesOf(written: string, language: string): string[] {
  if (capitalised.has(language)) return []
  const isForeign = uncapitalised.has(language)
  // Who shouts gives nothing away.
  if (!isForeign && written === written.toUpperCase()) return []
  const found = written.match(isForeign ? anywhere : insideSentence) ?? []
  return found.flatMap((name) => normalise(name).split(' '))
}
