import { useUiText } from '../text.tsx'
import { LinkedText } from './LinkedText.tsx'
import type { MessageOf } from './message-kind.ts'
import { robotText } from './robot-text.ts'

export function TextMessage({ message }: { message: MessageOf<'text'> }) {
  const t = useUiText()
  const { text } = message.content
  // Only the robot speaks in keys; a visitor who types one has typed it.
  return <LinkedText text={message.sender === 'robot' ? robotText(text, t) : text} />
}
