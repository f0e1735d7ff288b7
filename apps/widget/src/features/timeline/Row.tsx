import type { TimelineItem, GrowingAnswer } from '@foyer/core/messages/item.ts'
import { lazy, memo, useMemo } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useFormats } from './use-formats.ts'
import { TypingDots } from '@foyer/ui/messages/TypingDots.tsx'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession, useChat } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { Bubble } from './Bubble.tsx'
import './MessageRow.css'
import { messageOfGrowing } from '../../rules/messages/growing-message.ts'
import { MessageRow } from './MessageRow.tsx'
import { LocalRow } from './LocalRow.tsx'
import { NoteLine } from './NoteLine.tsx'
import './Row.css'

/** D-08 'animation': the robot is thinking. */
function DotsRow() {
  const t = useText()
  const name = useSession(({ channel }) => channel?.robotName ?? '') || t('header.robot')
  const face = useSession(({ channel }) => channel?.robotIcon ?? '')
  return (
    <div className="message">
      <span className="message-face">
        <Avatar name={name} src={face} />
      </span>
      <div className="message-body">
        <Bubble isOwn={false} isFirst isLast frame="bubble">
          <TypingDots />
        </Bubble>
      </div>
    </div>
  )
}

const ProductCard = lazy(async () => ({
  default: (await import('@foyer/ui/messages/ProductCard.tsx')).ProductCard,
}))

/** D-08 'card', T-14: what the visitor was looking at, to be sent to the agent with one click. */
function ProductRow() {
  const { params, sendProduct } = useChat()
  if (!params.product) return null
  return (
    <div className="message message-own">
      <div className="message-body">
        <LazyPart>
          <ProductCard card={params.product} onSend={sendProduct} />
        </LazyPart>
      </div>
    </div>
  )
}

/**
 * T-03: an answer while it is written. It is inert until it is whole: its links lead nowhere yet, and a screen
 * reader hears the whole of it once, when the message comes in its place.
 */
function GrowingRow({ answer }: { answer: GrowingAnswer }) {
  const message = useMemo(() => messageOfGrowing(answer), [answer])
  return (
    <div inert aria-hidden>
      <MessageRow message={message} isFirst isLast />
    </div>
  )
}

/** Separator above the first unread message. */
export function UnreadLine() {
  const t = useText()
  return (
    <div className="unread-line" role="separator" aria-label={t('timeline.unread')}>
      <span aria-hidden="true">{t('timeline.unread')}</span>
    </div>
  )
}

export function DayLine({ at }: { at: number }) {
  return (
    <p className="day">
      <span>{useFormats().day(at)}</span>
    </p>
  )
}

const Guide = lazy(async () => ({ default: (await import('./guide/Guide.tsx')).Guide }))

type RowProps = {
  item: TimelineItem
  isNewDay: boolean
  /** The first unread message. */
  isNew: boolean
  isFirst: boolean
  isLast: boolean
  isEnd: boolean
}

/** One entry of the conversation, with the day above it where a day begins. */
export const Row = memo(function Row({ item, isNewDay, isNew, isFirst, isLast, isEnd }: RowProps) {
  return (
    <div className={`row ${isFirst ? 'row-first' : ''} ${isEnd ? 'row-end' : ''}`} data-key={item.key}>
      {isNewDay && <DayLine at={item.at} />}
      {isNew && <UnreadLine />}
      <Item item={item} isFirst={isFirst} isLast={isLast} />
    </div>
  )
})

function Item({ item, isFirst, isLast }: Pick<RowProps, 'item' | 'isFirst' | 'isLast'>) {
  switch (item.type) {
    case 'message':
      return <MessageRow message={item.message} isFirst={isFirst} isLast={isLast} />
    case 'local':
      return <LocalRow local={item.local} isFirst={isFirst} isLast={isLast} />
    case 'note':
      return <NoteLine note={item.note} />
    case 'guide':
      return (
        <LazyPart>
          <Guide />
        </LazyPart>
      )
    case 'growing':
      return <GrowingRow answer={item.answer} />
    case 'dots':
      return <DotsRow />
    case 'product':
      return <ProductRow />
  }
}
