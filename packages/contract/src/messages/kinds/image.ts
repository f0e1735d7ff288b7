import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const image = messageKind({
  kind: 'image',
  packing: 'text',
  content: z.object({ url: z.string(), name: z.string() }),
  example: { url: '/files/9f2c/cracked-lid.jpg', name: 'cracked-lid.jpg' },
})
