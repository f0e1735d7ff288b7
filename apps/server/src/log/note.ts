import type { CallSide } from '@foyer/contract/calls/ends.ts'

/** Ephemeral events: they are stale within seconds, so the server publishes them and never stores them. */
export type Note =
  | { type: 'visitorTyping'; text: string }
  | { type: 'agentTyping' }
  /** T-03: a model's answer so far; empty takes it away. */
  | { type: 'answerGrows'; id: string; html: string }
  /** Something is new in a call: for both sides, or only for one. */
  | { type: 'call'; callId: string; to?: CallSide }
