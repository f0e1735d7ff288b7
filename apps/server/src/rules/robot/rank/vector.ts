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

/** How alike a question and a document are to an embedding model, by document: from -1 to 1. */
export type Likeness = ReadonlyMap<string, number>

/** As much as a good share of the words, and no more. */
const weight = 4

/**
 * Penalty of a document for being less similar than the best one. It never raises a score: similarity must
 * not decide whether there is an answer, because models find every text somewhat similar.
 */
export function unlikeness(likeness: Likeness, docId: string): number {
  const own = likeness.get(docId)
  // A document that no model has read yet is not held back for it.
  return own === undefined ? 0 : weight * (own - Math.max(...likeness.values()))
}
