import { deskTiming } from '@foyer/core/timing.ts'

/** How a wait compares with the channel's goal: `late` has missed it. */
export type Urgency = 'calm' | 'soon' | 'late' | 'worst'

export function urgencyOf(waitedMs: number, goalMs: number): Urgency {
  if (waitedMs >= goalMs * deskTiming.goalWorstTimes) return 'worst'
  if (waitedMs >= goalMs) return 'late'
  return waitedMs >= goalMs * deskTiming.goalSoonShare ? 'soon' : 'calm'
}
