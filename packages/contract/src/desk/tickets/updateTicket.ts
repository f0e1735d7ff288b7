import { z } from 'zod'
import { ticketPriorities, ticketStatuses } from '../../codes.ts'
import { endpoint } from '../../endpoint.ts'
import { coded, Id, MaybeId } from '../../wire.ts'
import { DeskTicket } from './desk-ticket.ts'
import { deskTicketExample } from './desk-ticket-example.ts'

export const updateTicket = endpoint('updateTicket', {
  summary:
    'Change whose a ticket is, how urgent it is or how it stands. An empty `assigneeId` makes it nobody’s.',
  access: 'agent',
  input: z.object({
    ticketId: Id,
    status: coded(ticketStatuses).optional(),
    priority: coded(ticketPriorities).optional(),
    assigneeId: MaybeId,
  }),
  output: DeskTicket,
  errors: ['object.unknown', 'request.tooMany'],
  example: {
    input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA', priority: ticketPriorities.high },
    output: deskTicketExample,
  },
})
