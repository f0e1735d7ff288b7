import type { FastifyBaseLogger } from 'fastify'
import { logTiming } from '../../node-timing.ts'
import type { Metrics } from './metrics.ts'

export type Outage = { lost: (error?: unknown) => void; back: () => void }

/** Counts lost connections, and logs that they were lost and that they are back: once each for an outage. */
export function createOutage(
  log: FastifyBaseLogger,
  { failures }: Pick<Metrics, 'failures'>,
  what: 'PostgreSQL' | 'Redis',
): Outage {
  let isLost = false
  let lostAt = Number.NEGATIVE_INFINITY
  return {
    lost(error) {
      failures.inc({ place: what })
      // Ten connections that end together are one outage, although the first may be replaced before the last ends.
      if (isLost || performance.now() - lostAt < logTiming.outageMs) return
      isLost = true
      lostAt = performance.now()
      log.warn({ what, ...reasonOf(error) }, 'connection lost')
    },
    back() {
      if (!isLost) return
      isLost = false
      log.info({ what }, 'connection is back')
    },
  }
}

/** Not the error itself: those of both drivers carry the connection along, and with it the password. */
function reasonOf(error: unknown): { reason?: string } {
  return error instanceof Error && error.message !== '' ? { reason: error.message } : {}
}
