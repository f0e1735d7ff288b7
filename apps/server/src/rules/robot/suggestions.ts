import { highlightEnd, highlightStart } from '@foyer/contract/robot/highlight.ts'
import type { Ranked } from './rank/rank.ts'
import type { Terms } from './terms.ts'
import { normalise } from './text/normalise.ts'
import { segment, type Cut } from './text/segment.ts'
import { stem } from './text/stem.ts'
import { isStopWord } from './text/stop-words.ts'

/** T-10 has no number; more would cover the conversation. */
const mostSuggestions = 5

type Tip = { tips: string; question: string; docId: string; score: number }
type Speech = { language: string; cut?: Cut }

/** Questions the robot knows that resemble what is being typed, with what matched between the markers (D-17). */
export function tipsOf(
  typed: Terms,
  ranked: readonly Ranked[],
  questions: ReadonlyMap<string, string>,
  speech: Speech,
): Tip[] {
  const [first] = ranked
  if (!first) return []
  const all = ranked.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0)
  return ranked
    .filter(({ features }) => resembles(features))
    .flatMap(({ document: { docId }, score }) => {
      const question = questions.get(docId)
      if (question === undefined) return []
      const rounded = Math.round((1000 * Math.exp(score - first.score)) / all) / 1000
      return [{ tips: highlighted(question, typed, speech), question, docId, score: rounded }]
    })
    .slice(0, mostSuggestions)
}

/** While somebody types there is no certainty to wait for, but something must be shared. */
export function resembles({
  wordsInQuestion,
  conceptsInQuestion,
  gramsInQuestions,
}: Ranked['features']): boolean {
  return wordsInQuestion >= 0.3 || conceptsInQuestion >= 0.5 || gramsInQuestions >= 0.5
}

/** Markers around the words of a question that were typed. Its own signs that look like markers are taken out. */
export function highlighted(question: string, typed: Terms, { language, cut }: Speech): string {
  const plain = question.replaceAll(highlightStart, '').replaceAll(highlightEnd, '')
  const words = new Set(
    segment(normalise(plain), language, cut).filter((word) => !isStopWord(word) && isTyped(word, typed)),
  )
  return plain
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((piece) => markedPiece(piece, words))
    .join('')
}

function isTyped(word: string, typed: Terms): boolean {
  const own = stem(word)
  if (typed.words.has(own)) return true
  // The last word may not be finished yet.
  return [...typed.words].some((one) => one.length >= 3 && own.startsWith(one))
}

function markedPiece(piece: string, words: ReadonlySet<string>): string {
  const normal = normalise(piece)
  if (normal === '') return piece
  if (words.has(normal)) return highlightStart + piece + highlightEnd
  // Without spaces a piece holds several words: mark those that stand in it as they are written.
  const inside = [...words].filter(
    (word) => word.length > 1 && !/^[a-z0-9]+$/.test(word) && piece.includes(word),
  )
  const [longest] = inside.toSorted((a, b) => b.length - a.length)
  if (!longest) return piece
  const at = piece.indexOf(longest)
  return (
    piece.slice(0, at) +
    highlightStart +
    longest +
    highlightEnd +
    markedPiece(piece.slice(at + longest.length), words)
  )
}
