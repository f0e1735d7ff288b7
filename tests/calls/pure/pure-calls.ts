import fc from 'fast-check'
import { playPure } from './play.ts'
import { schedule, seed, weather } from './schedule.ts'

/** So many random orders of events. Throws with the shortest one that breaks a promise; answers with what they saw. */
export function runPureCalls(numRuns: number): Map<string, number> {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(seed, weather, schedule, fc.boolean(), (...run) => {
      for (const what of playPure(...run)) seen.set(what, (seen.get(what) ?? 0) + 1)
    }),
    { numRuns },
  )
  return seen
}
