import { normalise } from './normalise.ts'

/** Cuts Chinese into words. The server brings a dictionary; without one the browser's rules do. */
export type Cut = (text: string) => string[]

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** No spaces between words: these need a dictionary to be cut. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The words of a normalised text in their order. */
export function segment(text: string, language: string, cut?: Cut): string[] {
  if (!unspaced.test(text)) return text.split(' ').filter((word) => word !== '')
  const isChinese = language === 'zh' || language === 'tw'
  const pieces =
    isChinese && cut
      ? cut(text)
      : Array.from(segmenterOf(isChinese ? 'zh' : language).segment(text), ({ segment: piece }) => piece)
  return pieces.flatMap((piece) => normalise(piece).split(' ')).filter((word) => word !== '')
}
