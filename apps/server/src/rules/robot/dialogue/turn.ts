import type { FormField } from '@foyer/contract/forms/field.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { DialogueState, Spent } from './state.ts'

/** A visitor's action, or the answer of another site. */
export type DialogueInput =
  /** `turn`: begun by another dialogue, in a turn that has used up something already. */
  | { type: 'started'; turn?: Spent }
  | ({ type: 'pressed' } & Press)
  | { type: 'typed'; text: string }
  | { type: 'formSubmitted'; node: string; fields: readonly FormField[] }
  /** Without an answer: the site was not reached. */
  | { type: 'requestAnswered'; answer?: { status: number; body: string } }

/** A button as it comes back: by its id, or by what is bound to it, or by its name alone. */
export type Press = { node: string; item: string; bindCode: string; bindValue: string; name: string }

/** `step` stands with a form, which otherwise would not say which question it is. */
export type Said = { content: MessageContent; step?: string }

export type OutgoingRequest = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** Of a POST. */
  contentType?: string
  body?: string
}

export type Outcome =
  /** A question stands, for the first time or once more. */
  | { do: 'wait' | 'again' }
  /** `needs` says what to send; the answer is the next input. */
  | { do: 'request' }
  | { do: 'end' }
  /** Not for this dialogue: somebody else may answer. */
  | { do: 'leave' }
  /** The same press twice: what was said then is the answer now. */
  | { do: 'repeat' }
  | { do: 'fail' }
  | { do: 'person' }
  | { do: 'document'; docId: string }
  | { do: 'dialogue'; id: string }

export type DialogueStep = {
  state: DialogueState
  says: Said[]
  needs?: { request: OutgoingRequest }
  outcome: Outcome
}
