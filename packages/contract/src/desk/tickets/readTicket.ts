import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { DeskTicket } from './desk-ticket.ts'
import { deskTicketExample } from './desk-ticket-example.ts'

export const readTicket = endpoint('readTicket', {
  summary: 'A ticket with all that was said and done.',
  access: 'agent',
  input: z.object({ ticketId: Id }),
  output: DeskTicket,
  errors: ['object.unknown'],
  example: { input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA' }, output: deskTicketExample },
})
