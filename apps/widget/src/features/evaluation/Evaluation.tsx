import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useSession } from '../../session/ChatContext.tsx'
import type { OpenEvaluation } from './rating-props.ts'

const useRatingSheet = lazyValue(async () => import('./RatingSheet.tsx'))

/** S-21: asks for a rating while the session wants one. */
export function Evaluation() {
  const evaluation = useSession((state) => state.evaluation)
  return evaluation.phase === 'open' ? <LateSheet evaluation={evaluation} /> : null
}

/** Nobody who rates nothing downloads this. */
function LateSheet({ evaluation }: { evaluation: OpenEvaluation }) {
  const part = useRatingSheet()
  // The key resets the draft: answers about the robot do not fit an agent.
  return part && <part.RatingSheet key={evaluation.of} evaluation={evaluation} />
}
