import { createStore, type Followed } from '@foyer/client/store.ts'
import type { Effect } from '@foyer/core/session/effect.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { Rules, SessionState } from '@foyer/core/session/state.ts'
import { step } from '../rules/session/step.ts'

export type SessionStore = Followed<SessionState> & { dispatch: (event: SessionEvent) => void }

/** Told of every step, also of those that change nothing. */
export type Watcher = (before: SessionState, event: SessionEvent, after: SessionState) => void
export type WatchedSession = SessionStore & { watch: (watcher: Watcher) => void }

/** Holds the state, steps it, and hands the effects to whoever performs them: after the step, and in order. */
export function createSessionStore(
  initial: SessionState,
  rules: Rules,
  perform: (effect: Effect) => void,
): WatchedSession {
  const { get, set, subscribe } = createStore(initial)
  let isStepping = false
  const waiting: SessionEvent[] = []
  let tell: Watcher = () => undefined

  /** An effect may bring the next event at once: it waits until the effects of this one are done. */
  function dispatch(event: SessionEvent): void {
    waiting.push(event)
    if (isStepping) return
    isStepping = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const before = get()
      const { state, effects } = step(before, next, rules)
      set(state)
      tell(before, next, state)
      for (const effect of effects) perform(effect)
    }
    isStepping = false
  }

  return {
    get,
    subscribe,
    dispatch,
    watch: (watcher) => {
      tell = watcher
    },
  }
}
