import { useUiText } from '../../text.tsx'
import { Unreadable } from '../Unreadable.tsx'
import type { MessageOf } from '../message-kind.ts'
import { Card } from './Card.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardText } from './CardText.tsx'
import { dateText } from './date-text.ts'
import './OrderMessage.css'

export function OrderMessage({ message: { content } }: { message: MessageOf<'order'> }) {
  const t = useUiText()
  const { imgUrl, title, describe, orderStatus, orderCode, orderTime, fromUrl } = content
  if (!title && !describe && !orderCode && !orderStatus) return <Unreadable />
  return (
    <Card href={fromUrl}>
      {orderStatus && (
        <span className="foyer-order-status" dir="auto">
          {orderStatus}
        </span>
      )}
      <span className="foyer-order">
        <CardPicture src={imgUrl} shape="square" />
        <CardText title={title} text={describe} />
      </span>
      <span className="foyer-order-facts">
        <Fact name={t('order.code')} value={orderCode} />
        <Fact name={t('order.time')} value={dateText(orderTime)} />
      </span>
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null
  return (
    <span className="foyer-order-fact">
      <span>{name}</span>
      <bdi>{value}</bdi>
    </span>
  )
}
