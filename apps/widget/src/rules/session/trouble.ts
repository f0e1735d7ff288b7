import { timing } from '@foyer/core/timing.ts'
import type { Effect } from '@foyer/core/session/effect.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** The first failure starts the time after which the visitor is told. */
export function tryAgain(state: SessionState, ms: number): Step {
  const again: Effect = { do: 'timer', id: 'startAgain', ms }
  if (state.trouble !== 'none') return next(state, again)
  return next({ ...state, trouble: 'some' }, again, { do: 'timer', id: 'stuck', ms: timing.stuckMs })
}

/** It still fails: from now on the visitor is told, and can try at once. */
export function stuck(state: SessionState): Step {
  return next(state.trouble === 'some' ? { ...state, trouble: 'stuck' } : state)
}
