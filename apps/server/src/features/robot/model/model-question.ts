import type { MessageExtra } from '@foyer/contract/messages/extra.ts'
import type { VisitorClaims } from '../../../rules/identity/claims.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { Passage } from '../../../rules/robot/model/passage.ts'
import type { NoAnswer } from './hear-model.ts'

export type ModelQuestion = {
  visitor: VisitorClaims
  /** The client id of the question's entry: the answer's is made from it. */
  questionId: string
  question: string
  passages: readonly Passage[]
  /** Extra fields of the answer, by their wire names: senderName, faceUrl, suggestList. */
  extra?: MessageExtra
  /** Aborted when the connection that asked is closed. */
  gone?: AbortSignal
}

export type ModelOutcome =
  | { outcome: 'answered'; entry: Entry }
  /** Answer from knowledge. */
  | {
      outcome: 'fallback'
      why: Exclude<NoAnswer, 'cancelled'> | 'off' | 'busy' | 'resting' | 'budget' | 'left'
    }
  /** Say nothing: the thread is not the robot's any more, or the answer is there already. */
  | { outcome: 'cancelled' }
