import { Card } from './Card.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardText } from './CardText.tsx'
import './LinkCard.css'

type LinkCardProps = { picture: string; title: string; label?: string; text: string; href: string }

/** Somewhere to go: a small picture beside the words. */
export function LinkCard({ picture, title, label = '', text, href }: LinkCardProps) {
  return (
    <Card href={href}>
      <span className="foyer-link-card">
        <CardText title={title} label={label} text={text} />
        <CardPicture src={picture} shape="square" />
      </span>
    </Card>
  )
}
