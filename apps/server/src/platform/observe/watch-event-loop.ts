import type { FastifyBaseLogger } from 'fastify'
import { logTiming } from '../../node-timing.ts'
import type { Metrics } from './metrics.ts'

type Parts = { log: FastifyBaseLogger; metrics: Pick<Metrics, 'eventLoopBlocks'> }

/** Logs and counts each time the event loop did nothing else for long: all requests of the node waited meanwhile. */
export function watchEventLoop(
  { log, metrics }: Parts,
  clock: () => number = () => performance.now(),
): { stop: () => void } {
  const { loopTickMs, loopBlockedMs } = logTiming
  let tickedAt = clock()
  const timer = setInterval(() => {
    const now = clock()
    const blockedMs = Math.round(now - tickedAt - loopTickMs)
    tickedAt = now
    if (blockedMs < loopBlockedMs) return
    metrics.eventLoopBlocks.inc()
    log.warn({ blockedMs }, 'the event loop was blocked')
  }, loopTickMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
