import type { MessageOf } from '../message-kind.ts'
import { RichContent } from '../rich/RichContent.tsx'
import { Unreadable } from '../Unreadable.tsx'
import { buttonsOf } from './buttons-of.ts'
import './ButtonsMessage.css'
import { ChoiceList } from './ChoiceList.tsx'

export function ButtonsMessage({ message: { content } }: { message: MessageOf<'buttons'> }) {
  const { title, buttons } = content
  if (!title && buttons.length === 0) return <Unreadable />
  return (
    <div className="foyer-buttons">
      {title && <RichContent html={title} />}
      <ChoiceList choices={buttonsOf(content)} />
    </div>
  )
}
