import { knowledgeTiming } from '@foyer/core/timing.ts'
import { isNear } from '../text/near.ts'
import type { Terms } from '../terms.ts'
import type { RankedDocument } from './document.ts'
import { featureNames, featuresOf, type Features, type Weighing } from './features.ts'
import { rarity, type Statistics } from './rarity.ts'
import { unlikeness, type Likeness } from './vector.ts'
import { weights } from './weights.ts'

export type Ranked = { document: RankedDocument; features: Features; score: number }

/** The documents by how well they answer, best first. The order of the input does not matter. */
export function rank(
  asked: Terms,
  documents: readonly RankedDocument[],
  statistics: Statistics,
  likeness: Likeness = new Map(),
): Ranked[] {
  const weigh = weighing(documents, statistics)
  const newest = Math.max(...documents.map(({ updatedAt }) => updatedAt))
  return documents
    .map((document) => {
      const features = featuresOf(asked, document, weigh)
      const besides = feedback(document) + recency(document, newest) + unlikeness(likeness, document.docId)
      return { document, features, score: scoreOf(features) + besides }
    })
    .toSorted((a, b) => b.score - a.score || (a.document.docId < b.document.docId ? -1 : 1))
}

export function scoreOf(features: Features): number {
  return featureNames.reduce((sum, name) => sum + features[name] * weights[name], 0)
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
export function weighing(documents: readonly RankedDocument[], statistics: Statistics): Weighing {
  const having = new Map<string, number>()
  for (const { questions, answer } of documents) {
    const grams = new Set([...questions, answer].flatMap((terms) => [...terms.grams]))
    for (const gram of grams) having.set(gram, (having.get(gram) ?? 0) + 1)
  }
  const letters = { documents: documents.length, documentsWith: (gram: string) => having.get(gram) ?? 0 }
  return {
    term: (term) => rarity(statistics, term),
    gram: (gram) => rarity(letters, gram),
    isKnown: (word) => statistics.documentsWith(word) > 0,
  }
}

/** The word of the knowledge that a mistyped one was meant to be, among those that look like it. */
export function meantWord(word: string, known: readonly string[]): string | undefined {
  return known.find((one) => one !== word && isNear(word, one))
}
