import { LinkCard } from '../card/LinkCard.tsx'
import { ChoiceList } from '../choices/ChoiceList.tsx'
import type { MessageOf } from '../message-kind.ts'
import { Unreadable } from '../Unreadable.tsx'
import { RichContent } from './RichContent.tsx'
import './RichMessage.css'
import { answersOf } from './answers-of.ts'

/** A robot's answer: its text, the steps of its flow with their buttons, and where it leads. */
export function RichMessage({ message: { content } }: { message: MessageOf<'rich'> }) {
  const { html, card } = content
  const answers = answersOf(content)
  if (!html.trim() && answers.length === 0 && !card) return <Unreadable />
  return (
    <div className="foyer-rich-message">
      {html.trim() && <RichContent html={html} />}
      {answers.map(({ at, text, choices }) => (
        <div key={at} className="foyer-rich-answer">
          {text.trim() && <RichContent html={text} />}
          <ChoiceList choices={choices} />
        </div>
      ))}
      {card && (
        <LinkCard
          picture={card.imgUrl}
          title={card.title || card.linkUrl}
          text={card.describe}
          href={card.linkUrl}
        />
      )}
    </div>
  )
}
