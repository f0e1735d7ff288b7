import { smallTalkOf } from '../small-talk.ts'
import { normalise } from '../text/normalise.ts'
import { maskPersonal } from './mask-personal.ts'

export type Phrasing = {
  question: string
  /** The same for questions that differ only in signs, case and accents. */
  key: string
}

/** A longer text is a story and no phrasing of a question. */
const longest = 200
/** A syllable or a word of scripts without spaces says as much as three letters of an alphabet. */
const leastLetters = 4

/** A visitor's question as a phrasing of a document: without personal data. Undefined if nothing to learn is left. */
export function phrasingOf(asked: string): Phrasing | undefined {
  const question = maskPersonal(asked).replaceAll(/\s+/g, ' ')
  if (question.length > longest || weightOf(question) < leastLetters || smallTalkOf(question))
    return undefined
  return { question, key: normalise(question) }
}

/** How much a text says: letters, of which those that stand for a syllable or a word count three times. */
export function weightOf(text: string): number {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const words =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return letters + 2 * words
}
