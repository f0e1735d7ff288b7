import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { limits } from '../timing.ts'
import { levelOf } from './level.ts'
import type { AgentRating, Rating, RobotRating } from './rating.ts'
import { robotTagOf } from './tags.ts'

/**
 * Problem with a rating. The visitor can fix the first two (V-04: evaConInput, evaLabelSelect); the form
 * cannot produce `impossible`.
 */
export type RatingProblem = 'commentMissing' | 'tagMissing' | 'impossible'

export function ratingProblem(rating: Rating, info: EvaluateInfo): RatingProblem | undefined {
  if (rating.comment.length > limits.comment) return 'impossible'
  return rating.of === 'robot' ? robotProblem(rating) : agentProblem(rating, info)
}

function agentProblem({ star, tags, comment }: AgentRating, info: EvaluateInfo): RatingProblem | undefined {
  if (!Number.isInteger(star) || star < limits.starMin || star > limits.starMax) return 'impossible'
  const level = levelOf(info, star)
  if (!tags.every((tag) => level.tags.includes(tag))) return 'impossible'
  const isBlank = comment.trim() === ''
  if (!level.showsComment && !isBlank) return 'impossible'
  if (level.needsComment && isBlank) return 'commentMissing'
  return level.needsTag && tags.length === 0 ? 'tagMissing' : undefined
}

/** T-06: reasons belong to 'not solved' only. */
function robotProblem({ solved, tags }: RobotRating): RatingProblem | undefined {
  const isPossible = solved ? tags.length === 0 : tags.every((tag) => robotTagOf(tag) === tag)
  return isPossible ? undefined : 'impossible'
}
