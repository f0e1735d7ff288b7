/** What an embedding model may answer with: figures, enough of them, and not all nothing. */
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
 * What a document loses for being less alike than the best. It only takes away: whether there is an answer at all is
 * never decided by likeness, because models find everything somewhat alike.
 */
export function unlikeness(likeness: Likeness, docId: string): number {
  const own = likeness.get(docId)
  // A document that no model has read yet is not held back for it.
  return own === undefined ? 0 : weight * (own - Math.max(...likeness.values()))
}
