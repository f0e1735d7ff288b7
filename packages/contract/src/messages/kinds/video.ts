import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const video = messageKind({
  kind: 'video',
  packing: 'text',
  content: z.object({ url: z.string(), name: z.string() }),
  example: { url: '/files/c01d/kettle.mp4', name: 'kettle.mp4' },
})
