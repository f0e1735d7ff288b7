import fc from 'fast-check'
import { playPure } from './play.ts'
import { limits, schedule } from './schedule.ts'

/** So many random schedules on the rules alone. Throws with the shortest one that breaks a promise. */
export function runPureSchedules(numRuns: number): void {
  fc.assert(fc.property(limits, schedule, playPure), { numRuns })
}
