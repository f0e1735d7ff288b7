import type { Rules, SessionState } from './state.ts'

/** T-14: what the visitor was looking at, offered once a person is there to see it. */
export function offerProduct(state: SessionState, rules: Rules): SessionState {
  return rules.product && state.product === 'none' ? { ...state, product: 'offered' } : state
}
