import { routingTiming } from '@foyer/core/timing.ts'

/**
 * Whether this node may say that somebody else is gone. One that has just started, was stopped, or could not reach
 * the database has missed the beats of everybody: for a whole lease it gives them time to show themselves. A node
 * whose clock is off cannot tell when a lease ends.
 */
export function createSteadiness() {
  let since: number | undefined
  let lastAt = 0

  return {
    /** Called with every round that worked. */
    seen(now: number, isClockTrusted = true): boolean {
      if (since === undefined || now - lastAt > routingTiming.steadyGapMs || !isClockTrusted) since = now
      lastAt = now
      return now - since >= routingTiming.leaseMs
    },
  }
}
