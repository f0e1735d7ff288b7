import { lazy } from 'react'
import { LazyPart } from '../../layouts/LazyPart.tsx'
import { useChat } from '../../session/ChatContext.tsx'
import './MessageRow.css'

const ProductCard = lazy(async () => ({
  default: (await import('@foyer/ui/messages/ProductCard.tsx')).ProductCard,
}))

/** D-08 'card', T-14: what the visitor was looking at, to be sent to the agent with one click. */
export function ProductRow() {
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
