import type { SessionRating } from '@foyer/contract/desk/visitor.ts'
import {
  acceptedHows,
  type AcceptedHow,
  decodeEvent,
  type ServerEvent,
} from '@foyer/contract/events/server-event.ts'
import { isFields, parseJson, str } from '@foyer/contract/readers.ts'
import { decodeRating } from '@foyer/core/evaluation/codec.ts'
import { systemNoteOf } from '@foyer/core/messages/system-note.ts'

/** An entry of a thread's log: what happened, its place and its time. */
export type LogEvent = Exclude<ServerEvent, { kind: 'typing' }> & {
  seq: number
  at: number
  /** Of a message: the agent who wrote it. */
  adminId?: string
  /** With the system's line that tells of a rating. */
  rating?: SessionRating
  /** The agent who did it, or who owned the conversation before. */
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
  const rating = systemNoteOf(event.message) === 'rated' ? ratingIn(wire) : undefined
  const adminId = isFields(wire) ? str(wire, 'adminId') : ''
  return { ...event, seq, at, ...(adminId && { adminId }), ...(rating && { rating }) }
}

export function toLogEvents(wires: readonly unknown[]): LogEvent[] {
  return wires.flatMap((wire) => toLogEvent(wire) ?? [])
}

/** The rating that a message of the wire carries in `docNode` (D-15); undefined when there is none to read. */
function ratingIn(wire: unknown): SessionRating | undefined {
  const rated = isFields(wire) ? parseJson(str(wire, 'docNode')) : undefined
  if (!isFields(rated)) return undefined
  const rating = decodeRating(rated)
  const { of, solved, tags, comment } = rating
  const star = rating.of === 'agent' ? Math.min(5, Math.max(0, rating.star)) : 0
  return { of, star, ...(solved !== undefined && { solved }), tags: [...tags], comment }
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
