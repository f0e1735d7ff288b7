import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const order = messageKind({
  kind: 'order',
  packing: 'json',
  content: z.object({
    imgUrl: z.string(),
    title: z.string(),
    describe: z.string(),
    orderStatus: z.string(),
    orderCode: z.string(),
    orderTime: z.string(),
    fromUrl: z.string(),
  }),
  example: {
    imgUrl: '/files/demo/kettle.webp',
    title: 'Enamel kettle, 1.5 l',
    describe: '1 piece, € 39.00',
    orderStatus: 'Sent',
    orderCode: 'A-20931',
    orderTime: '2026-11-14 09:12:00',
    fromUrl: 'https://shop.example/orders/A-20931',
  },
})
