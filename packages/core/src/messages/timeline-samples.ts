import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { Message } from '@foyer/contract/messages/message.ts'

/** Samples for tests: a log's entries by their place. */
export function sampleMessage(seq: number, part: Partial<Message> = {}): Message {
  return {
    msgId: `t.${seq}`,
    seq,
    id: `agent-${seq}`,
    sender: 'agent',
    senderName: 'Ana',
    face: '',
    at: 1_794_700_000_000 + seq * 1000,
    content: { kind: 'text', text: `message ${seq}` },
    translation: '',
    quote: '',
    recalled: false,
    internal: false,
    sensitive: false,
    ...part,
  }
}

export function messageEvent(seq: number, part: Partial<Message> = {}): ServerEvent {
  return { kind: 'message', message: sampleMessage(seq, part) }
}

/** A visitor's message as the log holds it. */
export function ownEvent(seq: number, id: string): ServerEvent {
  return messageEvent(seq, {
    id,
    sender: 'visitor',
    senderName: '',
    content: { kind: 'text', text: `own ${id}` },
  })
}
