import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { encodeRating } from '@foyer/core/evaluation/codec.ts'
import { ratingOf, type RatingDraft } from './draft.ts'
import { ratingProblem, type RatingProblem } from '@foyer/core/evaluation/rating-problem.ts'

/** V-04: what the visitor left out. */
export type MendableProblem = Exclude<RatingProblem, 'impossible'>

/** Session event for a press of the submit button. */
export type Submission =
  | { type: 'ratingSent'; rating: ReturnType<typeof encodeRating> }
  | { type: 'ratingRefused'; problem: MendableProblem }

/** Undefined while nothing was picked. What no form produces is left to the server to refuse. */
export function submit(draft: RatingDraft, info: EvaluateInfo): Submission | undefined {
  const rating = ratingOf(draft)
  if (!rating) return undefined
  const problem = ratingProblem(rating, info)
  if (!problem || problem === 'impossible') return { type: 'ratingSent', rating: encodeRating(rating) }
  return { type: 'ratingRefused', problem }
}
