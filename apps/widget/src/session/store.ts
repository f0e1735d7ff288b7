import type { Effect } from '@foyer/core/session/effect.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { Rules, SessionState } from '@foyer/core/session/state.ts'
import { step } from '@foyer/core/session/step.ts'

export type SessionStore = {
  getSnapshot: () => SessionState
  subscribe: (onChange: () => void) => () => void
  dispatch: (event: SessionEvent) => void
}

/** Told of every step, also of those that change nothing. */
export type Watcher = (before: SessionState, event: SessionEvent, after: SessionState) => void
export type WatchedSession = SessionStore & { watch: (watcher: Watcher) => void }

/** Holds the state, steps it, and hands the effects to whoever performs them: after the step, and in order. */
export function createSessionStore(
  initial: SessionState,
  rules: Rules,
  perform: (effect: Effect) => void,
): WatchedSession {
  let state = initial
  let isStepping = false
  const waiting: SessionEvent[] = []
  const listeners = new Set<() => void>()
  let tell: Watcher = () => undefined

  /** An effect may bring the next event at once: it waits until the effects of this one are done. */
  function dispatch(event: SessionEvent): void {
    waiting.push(event)
    if (isStepping) return
    isStepping = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const before = state
      const result = step(state, next, rules)
      state = result.state
      if (state !== before) for (const listener of listeners) listener()
      tell(before, next, state)
      for (const effect of result.effects) perform(effect)
    }
    isStepping = false
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    watch: (watcher) => {
      tell = watcher
    },
  }
}
