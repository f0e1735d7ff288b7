import { deskTiming } from '../timing.ts'

/** How much a wait hurts by now. */
export type Urgency = 'calm' | 'soon' | 'late' | 'worst'

export function urgencyOf(waitedMs: number): Urgency {
  if (waitedMs >= deskTiming.waitWorstMs) return 'worst'
  if (waitedMs >= deskTiming.waitLateMs) return 'late'
  return waitedMs >= deskTiming.waitSoonMs ? 'soon' : 'calm'
}
