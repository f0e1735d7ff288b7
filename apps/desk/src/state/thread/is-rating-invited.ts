import type { LogEvent } from './log-event.ts'

/** Whether a rating was asked for since the last conversation ended. */
export function isRatingInvited(events: readonly LogEvent[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'ratingInvited' || kind === 'closed')
  return last?.kind === 'ratingInvited'
}
