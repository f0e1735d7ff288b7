import type { MessageOf, ContentFor } from '../message-kind.ts'
import { RichContent } from './RichContent.tsx'
import { Unreadable } from '../Unreadable.tsx'
import type { Choice } from '../choices/choice.ts'
import './ButtonsMessage.css'
import { ChoiceList } from '../choices/ChoiceList.tsx'

/** A button says its name, and takes along which step of the robot's flow it belongs to. */
export function buttonsOf({ nodeId, buttons }: ContentFor<'buttons'>): Choice[] {
  return buttons.map(({ id, name, bindCode, bindValue }) => ({
    name,
    asked: { button: { id, name }, nodeId, bindCode, bindValue },
  }))
}

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
