import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const file = messageKind({
  kind: 'file',
  packing: 'text',
  content: z.object({
    url: z.string(),
    name: z.string(),
    /** In k, as the wire has it. */
    size: z.number(),
  }),
  example: { url: '/files/9f2c/invoice.pdf', name: 'invoice-2026-11.pdf', size: 182 },
})
