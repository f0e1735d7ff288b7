import { decodeEvent, type ServerEvent } from '@foyer/contract/events/server-event.ts'
import { DeskFrame } from '@foyer/contract/desk/thread.ts'

type Read =
  | { type: 'hello' }
  | { type: 'reconnect'; withinMs: number }
  | { type: 'event'; threadId: string; event: ServerEvent }

/** The frames of a desk's stream that carry the log; the rest is for the lists. */
export function deskFrame(data: unknown): Read | undefined {
  const parsed = DeskFrame.safeParse(data)
  if (!parsed.success) return undefined
  const frame = parsed.data
  if (frame.type === 'hello' || frame.type === 'reconnect') return frame
  const event = frame.type === 'event' ? decodeEvent(frame.event) : undefined
  return frame.type === 'event' && event ? { type: 'event', threadId: frame.threadId, event } : undefined
}
