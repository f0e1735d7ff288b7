import type { SessionRating } from '@foyer/contract/desk/visitor/visitorInfo.ts'
import { decodeEvent } from '@foyer/contract/events/codec.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { systemNoteOf } from '@foyer/core/messages/system-note.ts'
import { ratingOf } from './rating-of.ts'

/** An entry of a thread's log: what happened, its place and its time. */
export type LogEvent = Exclude<ServerEvent, { kind: 'typing' }> & {
  seq: number
  at: number
  /** With the system's line that tells of a rating. */
  rating?: SessionRating
}

/** Undefined for what is no entry of the log (typing), or is of a kind this desk does not know. */
export function toLogEvent(wire: unknown): LogEvent | undefined {
  const event = decodeEvent(wire)
  if (!event || event.kind === 'typing') return undefined
  if (event.kind !== 'message') return event
  const { seq, at } = event.message
  const rating = systemNoteOf(event.message) === 'rated' ? ratingOf(wire) : undefined
  return { ...event, seq, at, ...(rating && { rating }) }
}

export function toLogEvents(wires: readonly unknown[]): LogEvent[] {
  return wires.flatMap((wire) => toLogEvent(wire) ?? [])
}
