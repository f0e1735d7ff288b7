import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { createStore } from '@foyer/client/store.ts'
import { useStore } from '../use-store.ts'

/**
 * Code that is downloaded when something first needs it; until then there is nothing. Unlike React's lazy, a
 * download that fails is neither thrown nor final: the reader keeps the stand-in, and it is tried again when
 * the network is back or the next message wants it. A message must never take the chat down (D-08).
 */
export function lazyValue<T>(load: () => Promise<T>): () => T | undefined {
  const loaded = createStore<T | undefined>(undefined)

  async function start(): Promise<void> {
    loaded.set(loaded.get() ?? (await load().catch(() => ignoreExpected('tried again later'))))
  }

  function subscribe(listener: () => void): () => void {
    const retry = (): void => void start()
    const unsubscribe = loaded.subscribe(listener)
    addEventListener('online', retry)
    if (!loaded.get()) retry()
    return () => {
      unsubscribe()
      removeEventListener('online', retry)
    }
  }

  const followed = { get: loaded.get, subscribe }
  return function useLazyValue() {
    return useStore(followed)
  }
}
