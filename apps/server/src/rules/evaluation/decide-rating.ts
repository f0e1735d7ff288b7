import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { refuse, type Decision, type ThreadState } from '../routing/decision.ts'
import type { Rating } from '@foyer/core/evaluation/rating.ts'
import { ratingProblem } from '@foyer/core/evaluation/rating-problem.ts'

/** The latest session of a thread, as far as a rating depends on it. */
export type RatedSession = {
  isRated: boolean
  /** The agent who served it last; undefined when only the robot served the visitor. */
  agentId: number | undefined
}

/** T-05: at any time, once, and of whoever did the talking. */
export function decideRating(
  thread: ThreadState,
  session: RatedSession,
  rating: Rating,
  info: EvaluateInfo,
): Decision {
  if (session.isRated) return refuse('evaluation.done')
  const hadAgent = session.agentId !== undefined
  if (hadAgent !== (rating.of === 'agent')) return refuse('request.invalid')
  const problem = ratingProblem(rating, info)
  if (problem) return refuse(problem === 'impossible' ? 'request.invalid' : 'evaluation.incomplete')
  return { do: 'change', next: thread, sender: 'visitor', body: { type: 'rated', rating } }
}
