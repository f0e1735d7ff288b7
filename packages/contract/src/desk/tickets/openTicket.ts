import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, NotBlank, ShortText } from '../../wire.ts'
import { DeskTicket } from './desk-ticket.ts'
import { deskTicketExample } from './desk-ticket-example.ts'

export const openTicket = endpoint('openTicket', {
  summary:
    'Make a ticket of a conversation, or of a left message. The conversation stays as it is, and the ticket leads back to it. The same one twice gives the same ticket while that is open.',
  access: 'agent',
  input: z.object({
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('thread'), threadId: Id }),
      z.object({ kind: z.literal('leftMessage'), messageId: Id }),
    ]),
    /** Without them they are made of what was said. */
    title: ShortText.regex(/\S/).optional(),
    content: NotBlank.optional(),
  }),
  output: DeskTicket,
  errors: ['object.unknown', 'request.tooMany'],
  example: {
    input: { from: { kind: 'thread', threadId: 'hT3v9KqWx2A' } },
    output: { ...deskTicketExample, threadSeq: 12 },
  },
})
