import type { Followed } from '@foyer/client/store.ts'
import { useSyncExternalStore } from 'react'

/** A store's value, or a part of it. `select` must hand out the same value for the same state. */
export function useStore<S>(store: Followed<S>): S
export function useStore<S, T>(store: Followed<S>, select: (state: S) => T): T
export function useStore<S, T>({ get, subscribe }: Followed<S>, select?: (state: S) => T): S | T {
  const read = (): S | T => (select ? select(get()) : get())
  return useSyncExternalStore(subscribe, read, read)
}
