import { routingTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { createSteadiness } from './steadiness.ts'
import { sweepRouting } from './sweep-routing.ts'

/** Waits older than these are of no use to anybody. */
const forgetEveryMs = 60_000

/** What a node does for routing every second. */
export function createRoutingRounds(deps: Deps) {
  const steadiness = createSteadiness()
  let wroteAt = 0
  let forgotAt = 0

  return async (): Promise<void> => {
    const now = deps.clock.now()
    if (now - wroteAt >= routingTiming.beatWriteMs) {
      // Before anybody is judged: these are signs of life.
      await deps.seats.flush()
      wroteAt = now
    }
    await sweepRouting(deps, steadiness.seen(now))
    await deps.queue.tellPlaces()
    if (now - forgotAt < forgetEveryMs) return
    forgotAt = now
    const oldest = now - routingTiming.waitsCountMs
    await deps.db.deleteFrom('queue_waits').where('served_at', '<', oldest).execute()
  }
}
