import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const revokeTicketLinks = endpoint('revokeTicketLinks', {
  summary: 'Void every link to a ticket that was mailed. The next mail carries a new one.',
  access: 'agent',
  input: z.object({ ticketId: Id }),
  output: Nothing,
  errors: ['object.unknown'],
  example: { input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA' }, output: {} },
})
