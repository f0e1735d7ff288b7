import { openTicket } from '@foyer/contract/desk/tickets/openTicket.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskTicket } from './desk-ticket.ts'
import { openFromLeftMessage } from './open-from-left-message.ts'
import { openFromThread } from './open-from-thread.ts'
import { useTickets } from './use-tickets.ts'

export const route = serve(openTicket, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { from } = input
  const ticketId =
    from.kind === 'thread'
      ? await openFromThread(deps, caller, from.threadId, input)
      : await openFromLeftMessage(deps, caller, from.messageId, input)
  return deskTicket(deps, { tenantId: caller.tenantId, ticketId })
})
