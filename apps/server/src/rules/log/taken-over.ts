import { eventTypes, outTypes } from '@foyer/contract/codes.ts'
import type { WireEvent } from '@foyer/contract/events/event.ts'
import type { ThreadHead } from './head.ts'

/** Whether the conversation now belongs to another browser than this one. */
export function isTakenOver(head: ThreadHead, browser: string): boolean {
  return head.browser !== '' && head.browser !== browser
}

/**
 * Event for the browser that lost the session (T-25). Not in the log, because the session goes on elsewhere.
 */
export function takenOverEvent(head: ThreadHead, now: number): WireEvent {
  return {
    event_type: eventTypes.closed,
    seq: Math.max(head.seq, 1),
    msgTime: now,
    outType: outTypes.newWindow,
    end: 1,
  }
}
