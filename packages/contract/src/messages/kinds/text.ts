import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const text = messageKind({
  kind: 'text',
  packing: 'text',
  content: z.object({ text: z.string() }),
  example: { text: 'Where is my parcel? It should be at www.example.org by now.' },
})
