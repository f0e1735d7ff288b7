import type { Message } from '@foyer/contract/messages/message.ts'

/** The channel's greeting for an agent who accepts; `seq` is the entry of the acceptance. */
export type Greeting = { seq: number; at: number; text: string; name: string; face: string }

/** Default fields of a message that the client creates. */
export const plainMessage = {
  senderName: '',
  face: '',
  translation: '',
  quote: '',
  recalled: false,
  internal: false,
  sensitive: false,
}

/** Whether the channel says it for an agent. */
export function isGreeting({ msgId, seq }: Message): boolean {
  return seq === 0 && msgId.startsWith('greeting:')
}

export function greeting({ seq, at, text, name, face }: Greeting): Message {
  return {
    ...plainMessage,
    msgId: `greeting:${seq}`,
    seq: 0,
    id: '',
    sender: 'agent',
    senderName: name,
    face,
    at,
    content: { kind: 'text', text },
  }
}
