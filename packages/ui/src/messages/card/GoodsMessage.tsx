import { Unreadable } from '../Unreadable.tsx'
import type { MessageOf } from '../message-kind.ts'
import { Card } from './Card.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardText } from './CardText.tsx'
import './GoodsMessage.css'

export function GoodsMessage({ message: { content } }: { message: MessageOf<'goods'> }) {
  const { imgUrl, title, describe, label, fromUrl } = content
  if (!title && !describe && !label) return <Unreadable />
  return (
    <Card href={fromUrl}>
      <CardPicture src={imgUrl} shape="wide" />
      <span className="foyer-goods">
        <CardText title={title} text={describe}>
          {label && (
            <span className="foyer-goods-label" dir="auto">
              {label}
            </span>
          )}
        </CardText>
      </span>
    </Card>
  )
}
