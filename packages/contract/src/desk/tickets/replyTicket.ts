import { z } from 'zod'
import { ticketStatuses } from '../../codes.ts'
import { endpoint } from '../../endpoint.ts'
import { maxAttachments } from '../../files/limits.ts'
import { ClientId, coded, Flag, Id, NotBlank, Url } from '../../wire.ts'
import { DeskTicket } from './desk-ticket.ts'
import { deskTicketExample } from './desk-ticket-example.ts'

export const replyTicket = endpoint('replyTicket', {
  summary:
    'Answer a ticket, or note something for colleagues. A public reply is mailed to who left an address and shows in their chat.',
  access: 'agent',
  input: z.object({
    ticketId: Id,
    isInternal: z.boolean(),
    content: NotBlank,
    /** Addresses that uploadTicketFile gave. */
    files: z.array(Url).max(maxAttachments),
    /** What the ticket becomes with it. */
    status: coded(ticketStatuses).optional(),
    /** 1: the agent was warned of sensitive words and means them. One that is withheld makes a public reply a note. */
    insist: Flag.optional(),
    /** The idempotency key. */
    id: ClientId,
  }),
  output: DeskTicket,
  errors: ['object.unknown', 'message.conflict', 'message.sensitive', 'upload.refused', 'request.tooMany'],
  example: {
    input: {
      ticketId: 'w8Hs02kQmZ4tLpXc91vBnA',
      isInternal: false,
      content: 'A new lid is on its way.',
      files: [],
      status: ticketStatuses.waiting,
      id: 'q7Rb31cDfG5x',
    },
    output: deskTicketExample,
  },
})
