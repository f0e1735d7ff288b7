import { useUiText } from '../text.tsx'
import { Button } from '../primitives/Button.tsx'
import { Card } from './card/Card.tsx'
import { CardPicture } from './card/CardPicture.tsx'
import { CardText } from './card/CardText.tsx'
import './ProductCard.css'

type Product = { picture: string; title: string; desc: string; price: string }
type ProductCardProps = { card: Product; onSend?: () => void }

/** D-08 'card': what the visitor was looking at. It is shown here only, until it is sent. */
export function ProductCard({ card: { picture, title, desc, price }, onSend }: ProductCardProps) {
  const t = useUiText()
  return (
    <Card>
      <div className="foyer-product">
        <CardPicture src={picture} shape="square" />
        <CardText title={title} text={desc}>
          {price && (
            <span className="foyer-product-price" dir="auto">
              {price}
            </span>
          )}
        </CardText>
      </div>
      {onSend && (
        <Button tone="accent" className="foyer-product-send" onClick={onSend}>
          {t('product.send')}
        </Button>
      )}
    </Card>
  )
}
