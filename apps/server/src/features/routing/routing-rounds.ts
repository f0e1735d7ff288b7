import { routingTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { createSteadiness } from './steadiness.ts'
import { sweepRouting } from './sweep-routing.ts'

/** What a node does for routing every second. */
export function createRoutingRounds(deps: Deps) {
  const steadiness = createSteadiness()
  let wroteAt = 0

  return async (): Promise<void> => {
    const now = deps.clock.now()
    if (now - wroteAt >= routingTiming.beatWriteMs) {
      // Before anybody is judged: these are signs of life.
      await deps.seats.flush()
      wroteAt = now
    }
    await sweepRouting(deps, steadiness.seen(now, deps.clockSkew.isTrusted()))
  }
}

/** Waits that are too old to tell a waiting time from. */
export async function forgetWaits({ db, clock }: Deps): Promise<void> {
  const oldest = clock.now() - routingTiming.waitsCountMs
  await db.deleteFrom('queue_waits').where('served_at', '<', oldest).execute()
}
