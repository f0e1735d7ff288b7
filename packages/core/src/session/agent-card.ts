import type { AnswerOf, Effect } from './effect.ts'
import { next, type Agent, type SessionState, type Step } from './state.ts'

/** T-14: whoever is talked to has a card (P-02); it is asked for when they come, and when another one comes. */
export function cardEffects(before: SessionState, after: SessionState): Effect[] {
  const isNew = after.mode.name === 'withAgent' && personOf(before) !== personOf(after)
  if (!isNew || !after.visitor) return []
  return [{ do: 'request', call: 'getAdminCard', input: { userId: after.visitor.userId } }]
}

function personOf({ mode, agent }: SessionState): string | undefined {
  return mode.name === 'withAgent' ? (agent?.nick ?? '') : undefined
}

/** A new agent has another card, so the previous card is removed at once. */
export function meet(state: SessionState, agent: Agent | undefined): SessionState {
  return { ...state, agent, card: agent?.nick === state.agent?.nick ? state.card : undefined }
}

/** Without a card there is still a conversation: a failure is no news. */
export function getAdminCardAnswered(state: SessionState, { outcome }: AnswerOf<'getAdminCard'>): Step {
  return next(outcome.ok ? { ...state, card: outcome.data } : state)
}
