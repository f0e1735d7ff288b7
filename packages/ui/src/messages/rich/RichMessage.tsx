import { LinkCard } from '../card/LinkCard.tsx'
import { ChoiceList } from '../choices/ChoiceList.tsx'
import type { MessageOf, ContentFor } from '../message-kind.ts'
import { Unreadable } from '../Unreadable.tsx'
import { RichContent } from './RichContent.tsx'
import './RichMessage.css'
import type { Choice } from '../choices/choice.ts'

type Answer = { at: number; text: string; choices: Choice[] }

/** The steps of a robot's flow that have something to show. A step that repeats the text above is said once. */
export function answersOf({ html, answers }: ContentFor<'rich'>): Answer[] {
  return answers
    .map(({ text, buttons, nodeId }, at) => ({
      at,
      text: text === html ? '' : text,
      choices: buttons.map(({ id, name }) => ({ name, asked: { button: { id, name }, nodeId } })),
    }))
    .filter(({ text, choices }) => text.trim() !== '' || choices.length > 0)
}

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
