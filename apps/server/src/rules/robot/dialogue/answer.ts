import type { Outcome, Said } from './turn.ts'

/** A dialogue's whole answer to one question, and what is to happen behind it. Kept with the thread as JSON. */
export type DialogueAnswer = { says: Said[]; next: FollowUp }

export type FollowUp =
  | { to: 'nothing' }
  | { to: 'person' }
  | { to: 'document'; docId: string }
  /** The question was not for the dialogue after all. */
  | { to: 'knowledge' }

/** Next action after the outcome of a turn. */
export function followUp(outcome: Outcome): FollowUp {
  switch (outcome.do) {
    case 'person':
      return { to: 'person' }
    case 'document':
      return { to: 'document', docId: outcome.docId }
    case 'leave':
      return { to: 'knowledge' }
    default:
      return { to: 'nothing' }
  }
}
