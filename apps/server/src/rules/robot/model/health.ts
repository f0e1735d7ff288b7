import { modelTiming } from '@foyer/core/timing.ts'

/** How a model has been lately, as far as one node knows. */
export type Health = { failures: number; restsUntil: number }

export const healthy: Health = { failures: 0, restsUntil: 0 }

/** So many failures in a row are no bad luck any more. */
const mostFailures = 5

/** While it rests it is not asked, so that nobody waits for what fails anyway. Then one question tries it. */
export function isResting({ restsUntil }: Health, now: number): boolean {
  return now < restsUntil
}

export function healthAfter(health: Health, hasFailed: boolean, now: number): Health {
  if (!hasFailed) return healthy
  const failures = health.failures + 1
  return { failures, restsUntil: failures >= mostFailures ? now + modelTiming.restMs : 0 }
}
