import type { SessionRating } from '@foyer/contract/desk/visitor/visitorInfo.ts'
import { acceptedHows, type AcceptedHow } from '@foyer/contract/events/accepted-hows.ts'
import { decodeEvent } from '@foyer/contract/events/codec.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { isFields, str } from '@foyer/contract/readers.ts'
import { systemNoteOf } from '@foyer/core/messages/system-note.ts'
import { ratingOf } from './rating-of.ts'

/** An entry of a thread's log: what happened, its place and its time. */
export type LogEvent = Exclude<ServerEvent, { kind: 'typing' }> & {
  seq: number
  at: number
  /** With the system's line that tells of a rating. */
  rating?: SessionRating
  /** Who did it, or had the conversation before. */
  from?: { id: string; nick: string }
  /** Of `accepted`: missing where the system assigned the conversation. */
  how?: AcceptedHow
}

/** Undefined for what is no entry of the log (typing), or is of a kind this desk does not know. */
export function toLogEvent(wire: unknown): LogEvent | undefined {
  const event = decodeEvent(wire)
  if (!event || event.kind === 'typing') return undefined
  if (event.kind !== 'message') return { ...event, ...peopleIn(wire) }
  const { seq, at } = event.message
  const rating = systemNoteOf(event.message) === 'rated' ? ratingOf(wire) : undefined
  return { ...event, seq, at, ...(rating && { rating }) }
}

export function toLogEvents(wires: readonly unknown[]): LogEvent[] {
  return wires.flatMap((wire) => toLogEvent(wire) ?? [])
}

function peopleIn(wire: unknown): Pick<LogEvent, 'from' | 'how'> {
  if (!isFields(wire)) return {}
  const from = wire['from']
  const how = acceptedHows.find((each) => each === wire['how'])
  return {
    ...(isFields(from) && { from: { id: str(from, 'adminId'), nick: str(from, 'adminNick') } }),
    ...(how && { how }),
  }
}
