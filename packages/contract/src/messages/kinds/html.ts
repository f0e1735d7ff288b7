import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const html = messageKind({
  kind: 'html',
  packing: 'text',
  content: z.object({ html: z.string() }),
  example: { html: '<p>Your refund of <b>€ 39.00</b> is on its way.</p>' },
})
