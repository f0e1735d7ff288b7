/** A thread's state in a dialogue: small, plain JSON, meaningless without the dialogue itself. */
export type DialogueState = {
  /** The node that waits, or waited last. */
  at: string
  /** `nothing`: it has ended or let go; its questions can still be answered later. */
  waits: 'choice' | 'form' | 'request' | 'nothing'
  variables: Readonly<Record<string, string>>
  /** The questions asked so far. Only these can be answered, however a client names others. */
  asked: readonly string[]
  /** How often in a row the visitor was not understood. */
  misses: number
  /** The button that led here: the same press again is a double click and no new wish. */
  pressed?: { node: string; item: string }
  turn: Spent
}

/** Usage since the visitor's last action. It is stored, because a turn continues after a request. */
export type Spent = { steps: number; requests: number; messages: number }

export const nothingSpent: Spent = { steps: 0, requests: 0, messages: 0 }

/** Before the first node. A dialogue is handed only what it says it can be given. */
export function freshState(
  { start, given }: { start: string; given: readonly string[] },
  from: DialogueState['variables'] = {},
): DialogueState {
  const variables = Object.fromEntries(
    given.map((name) => [name, Object.hasOwn(from, name) ? (from[name] ?? '') : '']),
  )
  return { at: start, waits: 'nothing', variables, asked: [], misses: 0, turn: nothingSpent }
}
