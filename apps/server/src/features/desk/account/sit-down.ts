import { routingTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../../deps.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'

/**
 * An open desk is asked to show that it is there: a browser slows the timers of a page nobody looks at, but not what
 * it hears. The answer stands up again.
 */
export function sitDown(deps: Deps, caller: AgentCaller, ask: () => void): () => void {
  deps.seats.opened(caller)
  deps.seats
    .beat(caller)
    .then(({ isNew }) => (isNew ? deps.assign(caller.tenantId) : undefined))
    // The next beat says the same.
    .catch(() => undefined)
  const timer = setInterval(ask, routingTiming.beatMs)
  return () => {
    clearInterval(timer)
    // A lease that cannot be shortened now ends by itself, a little later.
    deps.seats.closed(caller).catch(() => undefined)
  }
}
