import type { Message } from '@foyer/contract/messages/message.ts'
import type { Sight } from '../history.ts'

/** A message as the client package gives it, for the history. */
export function sightOf(message: Message): Pick<Sight, 'seq' | 'id' | 'text' | 'msgTime' | 'isSystem'> {
  const text = message.content.kind === 'text' ? message.content.text : `unexpected ${message.content.kind}`
  const isSystem = message.sender === 'system'
  return { seq: message.seq, id: isSystem ? causeOf(text) : message.id, text, msgTime: message.at, isSystem }
}

/** What a server writes by itself is named by its cause, which may take effect once. */
export const causeOf = (text: string): string => `cause ${text}`
