import type { Message } from '@foyer/contract/messages/message.ts'
import { plainMessage } from '@foyer/core/messages/greeting.ts'
import type { LocalMessage } from '@foyer/core/messages/item.ts'

/** Gives a local message the shape of a delivered one, so that one view shows both. */
export function messageOfLocal({ id, by, content, at }: LocalMessage): Message {
  return { ...plainMessage, msgId: id, seq: 0, id, sender: by ?? 'visitor', at, content }
}
