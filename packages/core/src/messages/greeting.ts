import type { Message } from '@foyer/contract/messages/message.ts'

/** What the channel says for an agent who comes; `seq` is the entry of their coming. */
export type Greeting = { seq: number; at: number; text: string; name: string; face: string }

/** What a message that was made here has nothing of. */
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
