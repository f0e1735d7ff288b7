import type { CallSide } from '@foyer/contract/calls/ends.ts'

/** What is stale in seconds and therefore never stored: it goes through the doorbell only. */
export type Note =
  | { type: 'visitorTyping'; text: string }
  | { type: 'agentTyping' }
  /** T-03: a model's answer so far; empty takes it away. */
  | { type: 'answerGrows'; id: string; html: string }
  /** Something is new in a call: for both sides, or only for one. */
  | { type: 'call'; callId: string; to?: CallSide }
