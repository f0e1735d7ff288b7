import { robotNoteOf } from '@foyer/core/robot/notes.ts'
import { useUiText } from '../text.tsx'
import { LinkedText } from './LinkedText.tsx'
import type { MessageOf } from './message-kind.ts'

export function TextMessage({ message }: { message: MessageOf<'text'> }) {
  const t = useUiText()
  const { text } = message.content
  // Only the robot speaks in keys; a visitor who types one has typed it.
  const note = message.sender === 'robot' ? robotNoteOf(text) : undefined
  return <LinkedText text={note ? t(note) : text} />
}
