import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const buttons = messageKind({
  kind: 'buttons',
  packing: 'json',
  content: z.object({
    title: z.string(),
    nodeId: z.string(),
    /** `bindCode` and `bindValue` go back with the click, as `bingCode` and `bindValue`. */
    buttons: z.array(
      z.object({ id: z.string(), name: z.string(), bindCode: z.string(), bindValue: z.string() }),
    ),
  }),
  example: {
    title: 'What is it about?',
    nodeId: 'n1',
    buttons: [
      { id: 'b1', name: 'An order', bindCode: 'topic', bindValue: 'order' },
      { id: 'b2', name: 'A return', bindCode: 'topic', bindValue: 'return' },
    ],
  },
})
