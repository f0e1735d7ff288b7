import { str } from '../../readers.ts'
import { asJson, fieldsOf, type MessageCodec } from './message-kind.ts'

type Goods = {
  kind: 'goods'
  imgUrl: string
  title: string
  describe: string
  label: string
  fromUrl: string
}

const goods: MessageCodec<Goods, 7> = {
  msgType: 7,
  beside: [],
  decode(packed) {
    const fields = fieldsOf(packed)
    if (!fields) return undefined
    return {
      kind: 'goods',
      imgUrl: str(fields, 'imgUrl'),
      title: str(fields, 'title'),
      describe: str(fields, 'describe'),
      label: str(fields, 'label'),
      fromUrl: str(fields, 'fromUrl'),
    }
  },
  encode: asJson,
  summary: ({ title, describe, label }) => [title, describe, label],
}

type Order = {
  kind: 'order'
  imgUrl: string
  title: string
  describe: string
  orderStatus: string
  orderCode: string
  orderTime: string
  fromUrl: string
}

const order: MessageCodec<Order, 8> = {
  msgType: 8,
  beside: [],
  decode(packed) {
    const fields = fieldsOf(packed)
    if (!fields) return undefined
    return {
      kind: 'order',
      imgUrl: str(fields, 'imgUrl'),
      title: str(fields, 'title'),
      describe: str(fields, 'describe'),
      orderStatus: str(fields, 'orderStatus'),
      orderCode: str(fields, 'orderCode'),
      orderTime: str(fields, 'orderTime'),
      fromUrl: str(fields, 'fromUrl'),
    }
  },
  encode: asJson,
  summary: ({ title, describe, orderCode }) => [title, describe, orderCode],
}

type Link = {
  kind: 'link'
  imgUrl: string
  title: string
  subTitle: string
  describe: string
  linkType: string
  linkUrl: string
}

const link: MessageCodec<Link, 9> = {
  msgType: 9,
  beside: [],
  decode(packed) {
    const fields = fieldsOf(packed)
    if (!fields) return undefined
    return {
      kind: 'link',
      imgUrl: str(fields, 'imgUrl'),
      title: str(fields, 'title'),
      subTitle: str(fields, 'subTitle'),
      describe: str(fields, 'describe'),
      linkType: str(fields, 'linkType'),
      linkUrl: str(fields, 'linkUrl'),
    }
  },
  encode: asJson,
  summary: ({ title, subTitle, describe }) => [title, subTitle, describe],
}

export const cardCodecs = { goods, order, link }

export const cardExamples = {
  goods: {
    imgUrl: '/files/demo/kettle.webp',
    title: 'Enamel kettle, 1.5 l',
    describe: 'Works on every hob, induction too.',
    label: '€ 39.00',
    fromUrl: 'https://shop.example/kettle',
  },
  order: {
    imgUrl: '/files/demo/kettle.webp',
    title: 'Enamel kettle, 1.5 l',
    describe: '1 piece, € 39.00',
    orderStatus: 'Sent',
    orderCode: 'A-20931',
    orderTime: '2026-11-14 09:12:00',
    fromUrl: 'https://shop.example/orders/A-20931',
  },
  link: {
    imgUrl: '',
    title: 'Claim for damage',
    subTitle: 'Takes two minutes',
    describe: 'Tell us what broke and we send a new one.',
    linkType: '1',
    linkUrl: '/chat_online/formData?tenantId=demo&templateId=t1',
  },
}
