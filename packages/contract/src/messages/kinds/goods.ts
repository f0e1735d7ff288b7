import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const goods = messageKind({
  kind: 'goods',
  packing: 'json',
  content: z.object({
    imgUrl: z.string(),
    title: z.string(),
    describe: z.string(),
    label: z.string(),
    fromUrl: z.string(),
  }),
  example: {
    imgUrl: '/files/demo/kettle.webp',
    title: 'Enamel kettle, 1.5 l',
    describe: 'Works on every hob, induction too.',
    label: '€ 39.00',
    fromUrl: 'https://shop.example/kettle',
  },
})
