import { foldKana, normalise } from './normalise.ts'
import { segment, type Cut } from './segment.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** A word without its ending, in one spelling. */
export const termOf = (word: string) => foldKana(stem(word))

/** The words that are compared, among all words of a text. */
export const comparedWords = (cutWords: readonly string[]) =>
  new Set(cutWords.filter((word) => !isStopWord(word)).map(termOf))

export function wordsOf(written: string, language: string, cut?: Cut): Set<string> {
  return comparedWords(segment(normalise(written), language, cut))
}
