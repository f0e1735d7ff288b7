import { maxUploadBytes } from '../../packages/contract/src/files/limits.ts'
import { digitsOf, type LocaleCode } from '../../packages/i18n/src/locales.ts'
import { wordsOf } from './pieces.ts'

const uploadMegabytes = maxUploadBytes / 1024 ** 2

/**
 * The numbers that a text may have written in it. Any other is filled in from the constant that it is. `must`: in every
 * language, because it is a limit; a minute may as well be a word.
 */
const written: Readonly<Record<string, { number: number; must: boolean }>> = {
  'error.fileMax': { number: uploadMegabytes, must: true },
  'ticket.filesHint': { number: uploadMegabytes, must: true },
  'queue.wait.soon': { number: 1, must: false },
  'queue.wait.about': { number: 1, must: false },
}

/** What is wrong with the numbers of a text. */
export function wrongNumbers(key: string, text: string, code: LocaleCode): string[] {
  const found: readonly string[] = wordsOf(text).match(/\p{Nd}+/gu) ?? []
  const { number, must } = written[key] ?? { number: Number.NaN, must: false }
  const right = new Intl.NumberFormat(`${code}-u-nu-${digitsOf(code)}`).format(number)
  const wrong = found.filter((digits) => digits !== right)
  return must && !found.includes(right) ? [...wrong, `no ${right}`] : wrong
}
