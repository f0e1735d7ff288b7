import { z } from 'zod'
import { messageKind } from './message-kind.ts'

const Answer = z.object({
  text: z.string(),
  source: z.string(),
  type: z.string(),
  buttons: z.array(z.object({ id: z.string(), name: z.string() })),
  nodeId: z.string(),
  instruction: z.string(),
})

const Card = z.object({ imgUrl: z.string(), title: z.string(), describe: z.string(), linkUrl: z.string() })

/** Html when it is nothing else; JSON when it has answers of a robot's flow or a card. */
export const rich = messageKind({
  kind: 'rich',
  packing: 'json',
  content: z.object({ html: z.string(), answers: z.array(Answer), card: Card.optional() }),
  example: {
    html: '<p>You may return everything within <b>30 days</b>.</p>',
    answers: [
      {
        text: 'Is the product unused?',
        source: 'flow',
        type: 'buttons',
        buttons: [
          { id: 'b1', name: 'Yes' },
          { id: 'b2', name: 'No' },
        ],
        nodeId: 'n1',
        instruction: '',
      },
    ],
  },
})
