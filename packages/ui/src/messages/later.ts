import { useSyncExternalStore } from 'react'

/**
 * Code that is downloaded when something first needs it; until then there is nothing. Unlike React's lazy, a
 * download that fails is neither thrown nor final: the reader keeps the stand-in, and it is tried again when
 * the network is back or the next message wants it. A message must never take the chat down (D-08).
 */
export function later<T>(load: () => Promise<T>): () => T | undefined {
  let loaded: T | undefined
  const listeners = new Set<() => void>()

  async function start(): Promise<void> {
    loaded ??= await load().catch(() => undefined)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const retry = (): void => void start()
    listeners.add(listener)
    addEventListener('online', retry)
    if (!loaded) retry()
    return () => {
      listeners.delete(listener)
      removeEventListener('online', retry)
    }
  }

  return function useLater() {
    return useSyncExternalStore(
      subscribe,
      () => loaded,
      () => loaded,
    )
  }
}
