import { knowledgeTiming } from '@foyer/core/timing.ts'
import { isNear } from '../text/near.ts'
import type { Terms } from '../terms.ts'
import type { RankedDocument } from './document.ts'
import { featureNames, featuresOf, mapFeatures, type Features, type Weighing } from './features.ts'
import { likenessTo } from './like-features.ts'
import { rarity, type Statistics, type Weigh } from './rarity.ts'
import { similarityOf, type Similarities, type Similarity, type SimilarityScale } from './vector.ts'
import { learnedForTerms } from './learned-for.ts'
import type { Learned } from './weights.ts'

/** A document with all that speaks for it. `shares`: each feature as a share of the highest value of any document. */
export type Weighed = {
  document: RankedDocument
  features: Features
  shares: Features
  /** Score from other sources than the features, such as thumbs. */
  besides: number
  similarity: Similarity
}

export type Ranked = Weighed & { score: number }

/** The documents by how well they answer, best first. The order of the input does not matter. */
export function rank(
  asked: Terms,
  documents: readonly RankedDocument[],
  statistics: Statistics,
  similarities: Similarities = new Map(),
  scale?: SimilarityScale,
): Ranked[] {
  const weigh = weighing(asked, documents, statistics)
  const newest = Math.max(...documents.map(({ updatedAt }) => updatedAt))
  const all = documents.map((document) => ({ document, features: featuresOf(asked, document, weigh) }))
  const highest = highestOf(all.map(({ features }) => features))
  const similarity = similarityOf(similarities, scale)
  return ordered(
    all.map(({ document, features }) => ({
      document,
      features,
      shares: sharesOf(features, highest),
      besides: feedback(document) + recency(document, newest),
      similarity: similarity(document.docId),
    })),
    learnedForTerms(asked),
  )
}

type Ranking = Pick<Learned, 'weights' | 'shareWeights'>

/** Documents best first by what was learned. */
export function ordered(documents: readonly Weighed[], by: Ranking): Ranked[] {
  return bestFirst(
    documents.map((one) => ({
      ...one,
      score: scoreOf(one.features, one.shares, by) + one.besides + one.similarity.penalty,
    })),
  )
}

/** The order that words alone give: how sure the robot is was learned without embeddings. */
export function orderedByWords(ranked: readonly Ranked[]): Ranked[] {
  return bestFirst(ranked.map((one) => ({ ...one, score: one.score - one.similarity.penalty })))
}

const bestFirst = (documents: readonly Ranked[]) =>
  documents.toSorted((a, b) => b.score - a.score || (a.document.docId < b.document.docId ? -1 : 1))

function scoreOf(features: Features, shares: Features, { weights, shareWeights }: Ranking): number {
  return featureNames.reduce(
    (sum, name) => sum + features[name] * weights[name] + shares[name] * shareWeights[name],
    0,
  )
}

function highestOf(all: readonly Features[]): Features {
  return mapFeatures((name) => Math.max(0, ...all.map((features) => features[name])))
}

/** Long questions share little with every document: what counts is which one they share most with. */
function sharesOf(features: Features, highest: Features): Features {
  return mapFeatures((name) => (highest[name] > 0 ? features[name] / highest[name] : 0))
}

/** Thumbs break ties and no more: a document that many liked is not the answer to another question. */
function feedback({ usefulCount, uselessCount }: RankedDocument): number {
  return 0.1 * ((usefulCount + 1) / (usefulCount + uselessCount + 2) - 0.5)
}

/**
 * Of two that say the same, the one that was written last is the one that holds. It is less than a thumb: most of what
 * is old is still true.
 */
function recency({ updatedAt }: RankedDocument, newest: number): number {
  return 0.05 * 0.5 ** ((newest - updatedAt) / knowledgeTiming.halfAsFreshMs)
}

/** Letters are weighed among those that are ranked, words by all that the robot knows. */
function weighing(asked: Terms, documents: readonly RankedDocument[], statistics: Statistics): Weighing {
  const has = (gram: string) => (terms: Terms) => terms.grams.has(gram)
  const documentsHaving = (gram: string) =>
    documents.filter(({ questions, answer }) => has(gram)(answer) || questions.some(has(gram))).length
  const having = new Map(Array.from(asked.grams, (gram) => [gram, documentsHaving(gram)]))
  const letters = { documents: documents.length, documentsWith: (gram: string) => having.get(gram) ?? 0 }
  return {
    term: remembered((term) => rarity(statistics, term)),
    gram: remembered((gram) => rarity(letters, gram)),
    like: likenessTo(asked),
    isKnown: (word) => statistics.documentsWith(word) > 0,
  }
}

/** Thousands of terms are weighed for one question, most of them again and again. */
function remembered(weigh: Weigh): Weigh {
  const weights = new Map<string, number>()
  return (term) => {
    const known = weights.get(term)
    if (known !== undefined) return known
    const weight = weigh(term)
    weights.set(term, weight)
    return weight
  }
}

/** The word of the knowledge that a mistyped one was meant to be, among those that look like it. */
export function meantWord(word: string, known: readonly string[]): string | undefined {
  return known.find((one) => one !== word && isNear(word, one))
}
