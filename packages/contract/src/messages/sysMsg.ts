import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Text } from '../wire.ts'
import { Stored, storedExample } from './stored.ts'

export const sysMsg = endpoint('sysMsg', {
  summary: 'Record a system note, such as that the visitor has started the conversation. Once per session.',
  access: 'visitor',
  input: z.object({
    /** `system.customerStarted`, or the spec's sentence for it; anything else is refused (P-01). */
    msgContent: Text.min(1),
    userId: Id,
    /** 1: the web. */
    clientType: z.literal(1),
  }),
  output: Stored,
  errors: ['session.closed', 'identity.forbidden', 'request.tooMany'],
  example: {
    input: { msgContent: 'system.customerStarted', userId: 'u1', clientType: 1 },
    output: storedExample,
  },
})
