import type { EvaluateInfo } from '@foyer/contract/evaluation/getEvaluateInfo.ts'
import { refuse, type Decision, type ThreadState } from '../routing/decision.ts'
import type { Rating } from './rating.ts'
import { ratingProblem } from './rating-problem.ts'

/** The latest session of a thread, as far as a rating depends on it. */
export type RatedSession = {
  isRated: boolean
  /** Who served it last; undefined when the robot was alone with the visitor. */
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
