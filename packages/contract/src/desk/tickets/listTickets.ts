import { z } from 'zod'
import { ticketPriorities, ticketStatuses } from '../../codes.ts'
import { endpoint } from '../../endpoint.ts'
import { coded, Id, PageCursor, PageLimit, ShortText } from '../../wire.ts'
import { TicketSummary } from './desk-ticket.ts'
import { ticketSummaryExample } from './desk-ticket-example.ts'

export const listTickets = endpoint('listTickets', {
  summary:
    'A page of the tickets, last changed first, that match all that is asked for. `assignee` is `me`, `nobody` or an agent; `search` looks in number, title and customer. The first page also counts.',
  access: 'agent',
  input: z.object({
    statuses: z.array(coded(ticketStatuses)).max(6).optional(),
    priorities: z.array(coded(ticketPriorities)).max(4).optional(),
    assignee: Id.optional(),
    search: ShortText.optional(),
    /** Only those of the visitor of this conversation. */
    threadId: Id.optional(),
    cursor: PageCursor.optional(),
    limit: PageLimit.optional(),
  }),
  output: z.object({
    tickets: z.array(TicketSummary),
    next: z.string().optional(),
    total: z.int().min(0).optional(),
  }),
  errors: ['request.tooMany'],
  example: {
    input: { statuses: [ticketStatuses.open], assignee: 'me' },
    output: { tickets: [ticketSummaryExample], total: 1 },
  },
})
