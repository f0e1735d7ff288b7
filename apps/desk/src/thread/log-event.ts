import { decodeEvent } from '@foyer/contract/events/codec.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'

/** An entry of a thread's log: what happened, its place and its time. */
export type LogEvent = Exclude<ServerEvent, { kind: 'typing' }> & { seq: number; at: number }

/** Undefined for what is no entry of the log (typing), or is of a kind this desk does not know. */
export function toLogEvent(wire: unknown): LogEvent | undefined {
  const event = decodeEvent(wire)
  if (!event || event.kind === 'typing') return undefined
  return event.kind === 'message' ? { ...event, seq: event.message.seq, at: event.message.at } : event
}

export function toLogEvents(wires: readonly unknown[]): LogEvent[] {
  return wires.flatMap((wire) => toLogEvent(wire) ?? [])
}
