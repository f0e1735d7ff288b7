/** A value that can be read and followed. */
export type Followed<S> = {
  get: () => S
  subscribe: (listener: () => void) => () => void
}

/** A value that views can follow and its owner can change. */
export type Store<S> = Followed<S> & { set: (next: S) => void }

/** Listeners hear of a change only: setting the same value again is silent. */
export function createStore<S>(initial: S): Store<S> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
