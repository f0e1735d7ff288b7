import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Entry, MessageExtra } from '@foyer/core/log/entry.ts'
import type { Passage } from '@foyer/core/robot/model/passage.ts'
import type { NoAnswer } from './hear-model.ts'

export type ModelQuestion = {
  visitor: VisitorClaims
  /** The client id of the question's entry: the answer's is made from it. */
  questionId: string
  question: string
  passages: readonly Passage[]
  /** What the answer carries beside its text, by the names of the wire: senderName, faceUrl, suggestList. */
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
