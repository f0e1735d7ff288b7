import { modelTiming } from '@foyer/core/timing.ts'
import type { Watch } from '../../../log/watch.ts'

/**
 * Tells when a visitor has left: the connection that asked is closed, and for a while no tab of theirs has had a
 * stream here or polled. A reload is back in time. A tab that reads along on another node is not seen from here; it
 * gets the answer of the knowledge, like everybody whose model stops.
 */
export function watchLeaving(watch: Watch, gone: AbortSignal | undefined) {
  const left = new AbortController()
  let timer: NodeJS.Timeout | undefined

  function begin(): void {
    let polledAt = watch.polledAt
    timer = setInterval(() => {
      const isRead = watch.listeners.some(({ isVisitor }) => isVisitor) || watch.polledAt > polledAt
      polledAt = watch.polledAt
      if (!isRead) left.abort()
    }, modelTiming.leftMs)
  }

  gone?.addEventListener('abort', begin, { once: true })
  if (gone?.aborted) begin()
  return {
    signal: left.signal,
    stop(): void {
      gone?.removeEventListener('abort', begin)
      clearInterval(timer)
    },
  }
}
