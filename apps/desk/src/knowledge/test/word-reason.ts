import type { TestedWord } from '@foyer/contract/desk/robot-test.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

export type WordReason = { key: DeskKey; values: { word: string; text: string; meant: string } }

/** The sentence about a word of a tested question. The first place is the best one: the question before the answer. */
export function wordReason({ word, match, meant = '', places }: TestedWord): WordReason {
  const [place] = places
  const values = { word, meant, text: place?.text ?? '' }
  const part = place?.part ?? 'answer'
  if (match === 'same') return { key: `knowledge.test.word.same.${part}`, values }
  if (match === 'meaning') return { key: `knowledge.test.word.meaning.${part}`, values }
  return { key: `knowledge.test.word.${match}`, values }
}

/** A share of one as a whole number of 100. */
export function percentOf(share: number): number {
  return Math.round(100 * share)
}
