import type { Message } from '@foyer/contract/messages/message.ts'
import { plainMessage } from './greeting.ts'
import type { LocalMessage } from './item.ts'

/** What is on its way, in the shape of what has arrived: so that one view shows both. */
export function messageOfLocal({ id, by, content, at }: LocalMessage): Message {
  return { ...plainMessage, msgId: id, seq: 0, id, sender: by ?? 'visitor', at, content }
}
