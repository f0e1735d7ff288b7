import { isOffTopic } from './lexicon/off-topic.ts'
import { confidence } from './rank/confidence.ts'
import type { Features } from './rank/features.ts'
import type { Ranked } from './rank/rank.ts'
import type { Statistics } from './rank/rarity.ts'
import { thresholdsOf, type Thresholds } from './rank/thresholds.ts'
import { learnedForTerms } from './rank/learned-for.ts'
import type { Learned } from './rank/weights.ts'
import type { Terms } from './terms.ts'

export type Suggested = { docId: string; score: number }

/** The robot's decision: an answer, a question back, or no answer. */
export type Verdict =
  | { kind: 'answer'; docId: string; suggestions: Suggested[] }
  | { kind: 'didYouMean'; suggestions: Suggested[] }
  | { kind: 'unknown'; suggestions: Suggested[] }

/** How many other questions stand below an answer, and how many a question back offers. */
const most = { beside: 3, instead: 4 }

/**
 * The share of a question's letters that a document must have, where it has none of its words, or how near its meaning
 * must be. Letters of an alphabet meet by chance, characters that stand for syllables or words do not.
 */
const alikeFrom = { alphabet: 0.2, characters: 0.01, meaning: 0.5 }

/** The share of a question's words or topics that a document must ask about to be offered where nothing answers. */
const relatedFrom = { words: 0.3, topics: 0.5 }

/** The share from which another document is worth mentioning. */
const worthMentioning = 0.05

export function decide(
  asked: Terms,
  ranked: readonly Ranked[],
  statistics: Statistics,
  thresholds: Thresholds = thresholdsOf(learnedForTerms(asked)),
  by: Learned = learnedForTerms(asked),
): Verdict {
  const [first] = ranked
  if (!first || asked.text === '' || isForeign(asked, first, statistics))
    return { kind: 'unknown', suggestions: [] }
  const sure = confidence(asked, ranked, statistics, by)
  const shares = sharesOf(ranked)
  if (sure < thresholds.unknown) return { kind: 'unknown', suggestions: related(asked, ranked, shares) }
  if (ranked.length > 1 && shareOfBest(ranked) < thresholds.answer)
    return { kind: 'didYouMean', suggestions: shares.slice(0, most.instead) }
  const others = shares.slice(1).filter(({ score }) => score >= worthMentioning)
  return { kind: 'answer', docId: first.document.docId, suggestions: others.slice(0, most.beside) }
}

/** Gibberish: no word or topic of it is in the knowledge, and neither its letters nor its meaning are alike. */
function isForeign(
  { text, words, concepts }: Terms,
  { features }: Ranked,
  { documentsWith }: Statistics,
): boolean {
  const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
    ? 'characters'
    : 'alphabet'
  const isAlike =
    features.nearWords > 0 ||
    features.gramsInDocument >= alikeFrom[script] ||
    features.vectorNearest >= alikeFrom.meaning
  return !isAlike && ![...words, ...concepts].some((term) => documentsWith(term) > 0)
}

/** Documents about a topic of a question that none of them answers: 'pay with bitcoin' still is about paying. */
function related({ concepts }: Terms, ranked: readonly Ranked[], shares: readonly Suggested[]): Suggested[] {
  const isBusiness = ![...concepts].some(isOffTopic)
  const isRelated = ({ wordsInQuestion, conceptsInQuestion }: Features) =>
    wordsInQuestion >= relatedFrom.words || (isBusiness && conceptsInQuestion >= relatedFrom.topics)
  const docIds = new Set(ranked.filter((one) => isRelated(one.features)).map((one) => one.document.docId))
  return shares.filter(({ docId }) => docIds.has(docId)).slice(0, most.beside)
}

/** The share of the first document in all that are ranked: how sure it is that it is this one, if it is any. */
export function shareOfBest(ranked: readonly Ranked[]): number {
  return sharesOf(ranked)[0]?.score ?? 0
}

/** Scores as shares of one, which is what a reader of the wire can compare. */
function sharesOf(ranked: readonly Ranked[]): Suggested[] {
  const [first] = ranked
  if (!first) return []
  const all = ranked.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0)
  return ranked.map(({ document, score }) => ({
    docId: document.docId,
    score: Math.round((1000 * Math.exp(score - first.score)) / all) / 1000,
  }))
}
