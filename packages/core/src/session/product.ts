import { writeContent } from './sending.ts'
import type { EventOf } from './event.ts'
import { next, type Rules, type SessionState, type Step } from './state.ts'

export function productSent(state: SessionState, { id, at }: EventOf<'productSent'>, rules: Rules): Step {
  const { product } = rules
  if (!product || state.product !== 'offered') return next(state)
  const { picture: imgUrl, title, desc: describe, price: label, url: fromUrl } = product
  const content = { kind: 'goods', imgUrl, title, describe, label, fromUrl } as const
  return writeContent({ ...state, product: 'done' }, { id, content, at })
}

export function productDismissed(state: SessionState): Step {
  return next({ ...state, product: 'done' })
}
