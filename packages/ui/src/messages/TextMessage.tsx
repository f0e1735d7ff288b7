import { LinkedText } from './LinkedText.tsx'
import type { MessageOf } from './message-kind.ts'

export function TextMessage({ message }: { message: MessageOf<'text'> }) {
  return <LinkedText text={message.content.text} />
}
