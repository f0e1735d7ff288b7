import { timing } from '@foyer/core/timing.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** A line that tells the truth: a short break is not worth a word, a long one is, and so is its end. */
export function connectionChanged(
  state: SessionState,
  { connection: now }: EventOf<'connectionChanged'>,
): Step {
  const { shown } = state.connection
  if (now === 'offline') return show({ ...state, connection: { now, shown: 'offline' } })
  if (now === 'connecting') {
    const known = { ...state, connection: { now, shown: shown === 'connected' ? 'nothing' : shown } } as const
    return next(known, { do: 'timer', id: 'connecting', ms: timing.connectingShownMs })
  }
  const wasAway = shown === 'offline' || shown === 'connecting'
  if (!wasAway) return show({ ...state, connection: { now, shown } })
  const back = show({ ...state, connection: { now, shown: 'connected' } })
  return {
    ...back,
    effects: [...back.effects, { do: 'timer', id: 'connected', ms: timing.connectedShownMs }],
  }
}

export function stillConnecting(state: SessionState): Step {
  const { now, shown } = state.connection
  const isShown = now === 'connecting' && shown === 'nothing'
  return isShown ? next({ ...state, connection: { now, shown: 'connecting' } }) : next(state)
}

export function connectedTold(state: SessionState): Step {
  const { now, shown } = state.connection
  return shown === 'connected' ? next({ ...state, connection: { now, shown: 'nothing' } }) : next(state)
}

function show(state: SessionState): Step {
  return next(state, { do: 'stopTimer', id: 'connecting' })
}
