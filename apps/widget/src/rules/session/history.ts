import { stepHistory } from '@foyer/core/history/step.ts'
import { oldestAt } from '../messages/timeline-view.ts'
import { limits } from '@foyer/core/timing.ts'
import type { AnswerOf } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { withMessages } from './loading.ts'
import { showsHistory } from '@foyer/core/session/selectors.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-08: each pull loads 20 older messages. */
export function historyMoved(state: SessionState, { move }: EventOf<'historyMoved'>): Step {
  const { visitor } = state
  if (!visitor || !state.isLoaded || !showsHistory(state)) return next(state)
  const history = stepHistory(state.history, { type: move })
  const isAsking = history === 'loading' && state.history !== 'loading'
  if (!isAsking) return next({ ...state, history })
  const input = { userId: visitor.userId, maxTime: oldestAt(state.timeline), pageSize: limits.historyPage }
  return next({ ...state, history }, { do: 'request', call: 'getHistoryMsg', input })
}

export function getHistoryMsgAnswered(state: SessionState, { outcome }: AnswerOf<'getHistoryMsg'>): Step {
  if (!outcome.ok)
    return failed({ ...state, history: stepHistory(state.history, { type: 'failed' }) }, outcome, 'loud')
  const { events, more } = outcome.data
  const history = stepHistory(state.history, { type: 'loaded', more: more && events.length > 0 })
  return next(withMessages({ ...state, history }, events))
}
