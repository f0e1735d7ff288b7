import type { SimilarityScale } from '../rank/vector.ts'
import type { Learned } from '../rank/weights.ts'

/** How sure the robot is of questions that it must answer, and of questions that it must not. */
type Measured = { known: readonly number[]; foreign: readonly number[] }

type Refusals = { asked: number; refused: number }

/** `unknownBelow` is undefined where there is too little to measure: then the default holds. */
export type Calibration = { unknownBelow: number | undefined; phrasings: Refusals; foreign: Refusals }

/** Fewer phrasings say more about themselves than about the knowledge. */
const fewest = 20

/**
 * The threshold of one knowledge base. Its own phrasings, each asked as if it were not written, say how sure the robot is
 * of what it knows: a knowledge base of which it is less sure than of others gets a lower threshold, and the other way
 * round. Questions of other businesses say nothing more (measured); the admin sees how many of them are refused.
 */
export function calibrate({ known, foreign }: Measured, by: Learned): Calibration {
  const unknownBelow = known.length < fewest ? undefined : followed * medianOf(known) + by.offset
  const limit = unknownBelow ?? by.unknown
  const refusals = (sure: readonly number[]) => ({
    asked: sure.length,
    refused: sure.filter((one) => one < limit).length,
  })
  return { unknownBelow, phrasings: refusals(known), foreign: refusals(foreign) }
}

/** How far the threshold follows the phrasings: all the way would be too far, they are easier than questions. */
export const followed = 0.5

/** A phrasing of the knowledge or a question of another business, with the documents that a search finds for it. */
export type AskedPhrasing = { docId: string; place: number; docIds: readonly string[] }
export type AskedQuestion = { question: string; docIds: readonly string[] }

/** Undefined where there is too little to measure, or where the model does not tell known questions from foreign ones. */
export function similarityScale({ known, foreign }: Measured): SimilarityScale | undefined {
  if (known.length < fewest || foreign.length < fewest) return undefined
  const scale = { known: meanOf(known), foreign: meanOf(foreign) }
  return scale.known > scale.foreign ? scale : undefined
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
