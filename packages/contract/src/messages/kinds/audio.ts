import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const audio = messageKind({
  kind: 'audio',
  packing: 'text',
  content: z.object({ url: z.string(), name: z.string() }),
  example: { url: '/files/77ab/question.mp3', name: 'question.mp3' },
})
