import { readTicket } from '@foyer/contract/desk/tickets.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskTicket } from './desk-ticket.ts'
import { useTickets } from './use-tickets.ts'

export const route = serve(readTicket, async ({ ticketId }, deps, caller) => {
  useTickets(deps, caller)
  return deskTicket(deps, { tenantId: caller.tenantId, ticketId })
})
