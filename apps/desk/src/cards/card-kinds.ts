import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'

/** Fields of each card, in this order; the first is never empty. */
export const cardFields = {
  goods: ['title', 'label', 'describe', 'imgUrl', 'fromUrl'],
  order: ['title', 'orderCode', 'orderStatus', 'orderTime', 'describe', 'imgUrl', 'fromUrl'],
  link: ['title', 'linkUrl', 'subTitle', 'describe', 'imgUrl'],
} as const

export type CardKind = keyof typeof cardFields
export type CardField = (typeof cardFields)[CardKind][number]
export type CardValues = Partial<Record<CardField, string>>

export const cardKinds = Object.keys(cardFields).filter((kind): kind is CardKind => kind in cardFields)

const addresses: ReadonlySet<CardField> = new Set(['imgUrl', 'fromUrl', 'linkUrl'])

export function isAddress(field: CardField): boolean {
  return addresses.has(field)
}

/** The message that a card becomes. Fields that were left empty travel as such. */
export function cardMessage(kind: CardKind, values: CardValues): { msgType: number; msgContent: string } {
  const fields = cardFields[kind].map((field) => [field, (values[field] ?? '').trim()])
  const extra = kind === 'link' ? { linkType: '' } : {}
  return { msgType: msgTypes[kind], msgContent: JSON.stringify({ ...extra, ...Object.fromEntries(fields) }) }
}
