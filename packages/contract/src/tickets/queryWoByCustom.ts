import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { Ticket } from './ticket.ts'
import { ticketExample } from './ticket-example.ts'

export const queryWoByCustom = endpoint('queryWoByCustom', {
  summary: 'The tickets of this visitor, newest first.',
  access: 'visitor',
  input: z.object({ userId: Id, tenantId: Id }),
  output: z.object({ list: z.array(Ticket) }),
  errors: [],
  example: { input: { userId: 'u1', tenantId: 'demo' }, output: { list: [ticketExample] } },
})
