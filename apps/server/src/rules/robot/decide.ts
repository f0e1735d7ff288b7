import { isOffTopic } from './lexicon/off-topic.ts'
import { confidence, wantsWhatIsNowhere } from './rank/confidence.ts'
import type { Features } from './rank/features.ts'
import type { Ranked } from './rank/rank.ts'
import type { Statistics } from './rank/rarity.ts'
import { thresholds } from './rank/weights.ts'
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
 * The share of a question's letters that a document must have, where it has none of its words. Letters of an alphabet
 * meet by chance, characters that stand for syllables or words do not.
 */
const alikeFrom = { alphabet: 0.2, characters: 0.01 }

/** The share of a question's words or topics that a document must ask about to be offered where nothing answers. */
const relatedFrom = { words: 0.3, topics: 0.5 }

export function decide(asked: Terms, ranked: readonly Ranked[], statistics: Statistics): Verdict {
  const [first, second] = ranked
  if (!first || asked.text === '' || isForeign(asked, first, statistics))
    return { kind: 'unknown', suggestions: [] }
  const sure = confidence(asked, ranked, statistics)
  const shares = sharesOf(ranked)
  if (sure < thresholds.unknown || wantsWhatIsNowhere(asked, first, statistics))
    return { kind: 'unknown', suggestions: related(asked, ranked, shares) }
  const isClose = second !== undefined && first.score - second.score < thresholds.tooClose
  if (sure < thresholds.answer && isClose)
    return { kind: 'didYouMean', suggestions: shares.slice(0, most.instead) }
  const others = shares.slice(1).filter(({ score }) => score >= thresholds.worthMentioning)
  return { kind: 'answer', docId: first.document.docId, suggestions: others.slice(0, most.beside) }
}

/** Gibberish: no word or topic of it is in the knowledge, and its letters are not alike either. */
function isForeign(
  { text, words, concepts }: Terms,
  { features }: Ranked,
  { documentsWith }: Statistics,
): boolean {
  const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
    ? 'characters'
    : 'alphabet'
  const isAlike = features.nearWords > 0 || features.gramsInDocument >= alikeFrom[script]
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
