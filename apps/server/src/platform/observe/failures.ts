import type { FastifyBaseLogger } from 'fastify'
import { logTiming } from '../../node-timing.ts'
import { isUnavailable } from './unavailable.ts'
import type { Metrics } from './metrics.ts'

/** Ids that help to find the cause: never texts, tokens or addresses of visitors. */
type Context = Readonly<Record<string, string | number | undefined>>

/**
 * Failures that end where they happen because the caller has another way. Each is counted by its place, a fixed name.
 * Each place logs at most one line in ten seconds: strangers can cause some of these failures as often as they like.
 */
export function createFailures(log: FastifyBaseLogger, { failures }: Pick<Metrics, 'failures'>) {
  const places = new Map<string, { loggedAt: number; unlogged: number }>()

  function report(place: string, error: unknown, context: Context = {}): void {
    failures.inc({ place })
    // The loss of a connection has a line of its own.
    if (isExpected(error)) return log.debug({ err: error, place, ...context }, 'unavailable')
    const now = performance.now()
    const known = places.get(place)
    if (known && now - known.loggedAt < logTiming.failureMs) {
      known.unlogged++
      return
    }
    places.set(place, { loggedAt: now, unlogged: 0 })
    const unlogged = known?.unlogged ?? 0
    log.warn({ err: error, place, ...(unlogged > 0 && { unlogged }), ...context }, 'failure')
  }

  return {
    report,
    /** For `.catch`: the result is undefined, and the caller goes on without it. */
    ignore(place: string, context?: Context): (error: unknown) => undefined {
      return (error) => {
        report(place, error, context)
        return undefined
      }
    },
  }
}

export type Failures = ReturnType<typeof createFailures>

/** For sockets and bodies whose reader gets the same error: without a listener the event would end the process. */
export function ignoreErrorEvent(_error: Error): void {
  return undefined
}

function isExpected(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Error && redisAway.test(error.message))
}

/** The messages of ioredis while it has no connection, and our own after too long a wait. */
const redisAway =
  /connection is closed|stream isn't writeable|max retries per request|Redis does not answer|refresh slots cache|none of startup nodes|subscriber for one shard/i
