import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, WireText } from '../wire.ts'
import { Ticket } from './ticket.ts'
import { ticketExample } from './ticket-example.ts'

export const queryWoById = endpoint('queryWoById', {
  summary: 'One ticket with its replies.',
  access: 'ticket',
  input: z.object({
    woId: Id,
    userId: Id,
    /** From a ticket's own link (S-06). */
    token: WireText.max(500).optional(),
  }),
  output: Ticket,
  errors: ['object.unknown'],
  example: { input: { woId: 'w1', userId: 'u1' }, output: ticketExample },
})
