import type { AgentCard, SessionState } from '@foyer/core/session/state.ts'

/** P-02: only whoever is connected sees the card. */
export function shownCard({ mode, card }: SessionState): AgentCard | undefined {
  return mode.name === 'withAgent' ? card : undefined
}
