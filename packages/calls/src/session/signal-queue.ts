import type { Result } from '@foyer/client/result.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import { maxSignalsAtOnce } from '@foyer/contract/calls/limits.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import { callTiming } from '@foyer/core/timing.ts'

/**
 * Signals arrive in the order in which they were made: one request at a time, and again until it is answered. Whoever
 * reads them takes it well if that makes two of one.
 */
export function createSignalQueue({
  clock,
  send,
  onRefused,
}: {
  clock: Clock
  send: (signals: readonly CallSignal[]) => Promise<Result<unknown>>
  /** The leg that they are for is gone. */
  onRefused: () => void
}) {
  let waiting: CallSignal[] = []
  let isBusy = false
  let isStopped = false
  let cancel = (): void => undefined

  function later(ms: number): void {
    isBusy = true
    cancel = clock.after(ms, () => void flush())
  }

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, maxSignalsAtOnce)
    const result = await send(batch)
    if (isStopped) return
    isBusy = false
    if (!result.ok && result.kind === 'unknown')
      return later(Math.max(callTiming.hurriedBeatMs, result.retryAfterMs))
    waiting = waiting.slice(batch.length)
    if (!result.ok) onRefused()
    if (waiting.length > 0) later(0)
  }

  return {
    push: (signal: CallSignal): void => {
      waiting.push(signal)
      if (!isBusy && !isStopped) later(callTiming.gatherMs)
    },
    stop: (): void => {
      isStopped = true
      cancel()
    },
  }
}
