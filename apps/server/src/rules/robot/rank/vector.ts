/** Validates the answer of an embedding model: at least two finite numbers, not all zero. */
export function isVector(figures: readonly number[]): boolean {
  return figures.length >= 2 && figures.every(Number.isFinite) && lengthOf(figures) > 0
}

/** Of length one, so that a product of two is their likeness. */
export function unitOf(figures: readonly number[]): number[] {
  const length = lengthOf(figures)
  return figures.map((figure) => figure / length)
}

function lengthOf(figures: readonly number[]): number {
  return Math.sqrt(figures.reduce((sum, figure) => sum + figure * figure, 0))
}

/** What the similarities of one model mean for one knowledge base, measured when it is calibrated. */
export type SimilarityScale = {
  /** Mean similarity of a phrasing to the rest of the knowledge. */
  known: number
  /** The same for questions of other businesses. */
  foreign: number
}

/** A scale, and the model whose similarities it is for. */
export type MeasuredSimilarity = { model: string; scale: SimilarityScale }

/** How similar an embedding model finds a question and each document: from -1 to 1. */
export type Similarities = ReadonlyMap<string, number>

/** How similar a question is to the parts of a document; null where the model has not read the part. */
export type PartSimilarities = {
  /** To the nearest of its phrasings. */
  nearest: number | null
  /** The mean of all phrasings. */
  usual: number | null
  answer: number | null
}

/** The mean: each part finds documents that the others miss (measured on four businesses and a fifth). */
export function documentSimilarity({ nearest, usual, answer }: PartSimilarities): number {
  const parts = [nearest, usual, answer].filter((one) => one !== null)
  return parts.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length)
}

export type Similarity = {
  /** Lowers the score of a document that is less similar than the best one. Never above 0. */
  penalty: number
  /** For or against answering with the document: from -1 to 1, and 0 where nothing is measured. */
  evidence: number
}

/** Most models span so much between texts of one meaning and texts that share none. */
const usualSpan = 0.4

/**
 * Learned from four English businesses, each left out once, with the built-in encoder. Where questions of visitors lie
 * between other businesses' questions (0) and the knowledge's own phrasings (1) is the same for every model.
 */
const learned = { penalty: 3.5, evidence: 1, typical: 0.2 }

export const noSimilarity: Similarity = { penalty: 0, evidence: 0 }

/** Similarities differ from model to model: they count as shares of what lies between known and foreign questions. */
export function similarityOf(
  similarities: Similarities,
  scale: SimilarityScale | undefined,
): (docId: string) => Similarity {
  const highest = Math.max(...similarities.values())
  const span = scale ? scale.known - scale.foreign : usualSpan
  // A model that finds foreign questions as similar as known ones says nothing.
  if (similarities.size === 0 || span <= 0) return () => noSimilarity
  return (docId) => {
    const own = similarities.get(docId)
    // Documents that no model has read yet keep their score.
    if (own === undefined) return noSimilarity
    return {
      penalty: (learned.penalty * (own - highest)) / span,
      evidence: scale ? learned.evidence * within((own - scale.foreign) / span - learned.typical) : 0,
    }
  }
}

const within = (value: number) => Math.max(-1, Math.min(1, value))
