import type { Sender } from '@foyer/contract/codes.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { emptyTimeline, timeline, type Timeline } from '@foyer/core/messages/timeline.ts'

const minuteMs = 60_000

/** When the gallery's conversations begin; pictures are taken at `nowMs`. */
const startMs = Date.UTC(2026, 10, 16, 9, 0)
export const nowMs = Date.UTC(2026, 10, 16, 9, 30)

type Said = { sender: Sender; text: string }
type Line = Said | { accepted: string } | { message: Partial<Message> }

/** A timeline of these lines, one a minute. */
export function conversation(lines: readonly Line[]): Timeline {
  return timeline(emptyTimeline, { type: 'loaded', events: lines.map(eventOf) })
}

/** A message of the contract's example, with what is told here. */
export function messageOf(part: Partial<Message>, seq = 1): Message {
  const message = decodeMessage({ ...wireMessageExample, msgId: `m-${seq}`, id: '', seq })
  const at = startMs + seq * minuteMs
  return { ...message, senderName: namesOf[part.sender ?? 'agent'], at, ...part }
}

const namesOf = { visitor: '', agent: 'Ana', robot: '', system: '' } satisfies Record<Sender, string>

function eventOf(line: Line, index: number): ServerEvent {
  const seq = index + 1
  if ('accepted' in line) {
    return {
      kind: 'accepted',
      seq,
      at: startMs + seq * minuteMs,
      agent: { id: 'a1', nick: line.accepted, face: '' },
    }
  }
  if ('message' in line) return { kind: 'message', message: messageOf(line.message, seq) }
  const { sender, text } = line
  return { kind: 'message', message: messageOf({ sender, content: { kind: 'text', text } }, seq) }
}
