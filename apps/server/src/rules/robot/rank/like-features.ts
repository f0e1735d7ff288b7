import type { Terms } from '../terms.ts'
import type { RankedDocument } from './document.ts'
import type { Weigh } from './rarity.ts'

/** Words of like meaning count as much as they are alike, instead of only those that are written the same. */
export type LikeFeatures = {
  /** The part of the question that the document, or one of its questions, speaks of. */
  likeInDocument: number
  likeInQuestion: number
  /** The best of the document's questions in both directions. */
  likeQuestion: number
}

/** How alike a word is to each word of the question, in their order, and to the nearest of them. */
export type Likeness = (other: string) => { each: readonly number[]; most: number }

/** Remembers what it was asked: the words of one document stand in many others. */
export function likenessTo({ words, alike }: Terms): Likeness {
  const asked = Array.from(words, (word) => ({ word, like: alike.get(word) }))
  const known = new Map<string, ReturnType<Likeness>>()
  return (other) => {
    const before = known.get(other)
    if (before) return before
    const each = asked.map(({ word, like }) => (word === other ? 1 : (like?.get(other) ?? 0)))
    const likeness = { each, most: Math.max(0, ...each) }
    known.set(other, likeness)
    return likeness
  }
}

export function likeFeatures(
  { words }: Terms,
  { questions, answer }: RankedDocument,
  own: readonly Terms[],
  weigh: Weigh,
  like: Likeness,
): LikeFeatures {
  const there = (texts: readonly Terms[]) => {
    const most = mostLike(words, texts, like)
    return share(words, weigh, (_, at) => most[at] ?? 0)
  }
  const back = (text: Terms) => share(text.words, weigh, (other) => like(other).most)
  const inQuestions = questions.map((one) => there([one]))
  return {
    likeInDocument: there([...own, answer]),
    likeInQuestion: Math.max(0, ...inQuestions),
    likeQuestion: Math.max(0, ...questions.map((one, at) => bothWays(inQuestions[at] ?? 0, back(one)))),
  }
}

/** For each of the words, how alike the nearest word of the texts is to it. */
function mostLike(words: ReadonlySet<string>, texts: readonly Terms[], like: Likeness): number[] {
  const most = Array.from(words, () => 0)
  for (const text of texts)
    for (const other of text.words) {
      const { each } = like(other)
      for (let at = 0; at < each.length; at += 1) most[at] = Math.max(most[at] ?? 0, each[at] ?? 0)
    }
  return most
}

/** The mean of `value`, where rare words count more. */
function share(
  words: ReadonlySet<string>,
  weigh: Weigh,
  value: (word: string, at: number) => number,
): number {
  let all = 0
  let held = 0
  let at = 0
  for (const word of words) {
    const weight = weigh(word)
    all += weight
    held += weight * value(word, at)
    at += 1
  }
  return all === 0 ? 0 : held / all
}

/** High only if both are high. */
export const bothWays = (there: number, back: number) =>
  there + back === 0 ? 0 : (2 * there * back) / (there + back)
