import type { Message } from '@foyer/contract/messages/message.ts'
import { plainMessage } from '@foyer/core/messages/greeting.ts'
import type { GrowingAnswer } from '@foyer/core/messages/item.ts'

/** An answer that grows, in the shape of one that has arrived: so that one view shows both. */
export function messageOfGrowing({ id, html, at }: GrowingAnswer): Message {
  return {
    ...plainMessage,
    msgId: id,
    seq: 0,
    id,
    sender: 'robot',
    at,
    content: { kind: 'rich', html, answers: [] },
  }
}
