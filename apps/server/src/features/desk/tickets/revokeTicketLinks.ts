import { revokeTicketLinks } from '@foyer/contract/desk/tickets.ts'
import { revokeTicketLinks as revoke } from '../../../identity/ticket-link.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ticketRef, useTickets } from './use-tickets.ts'

export const route = serve(revokeTicketLinks, async ({ ticketId }, deps, caller) => {
  useTickets(deps, caller)
  await revoke(deps.db, await ticketRef(deps, caller, ticketId), deps.clock.now())
  return {}
})
