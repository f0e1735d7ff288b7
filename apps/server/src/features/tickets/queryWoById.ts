import { queryWoById } from '@foyer/contract/tickets/endpoints.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { Failed } from '../../platform/http/failed.ts'
import { clientTicket } from './client-tickets.ts'
import { clientOf } from './client.ts'
import { loadTickets } from './load-tickets.ts'
import { wireFiles } from './wire-files.ts'
import { toWireTicket } from './wire-ticket.ts'

export const route = serve(queryWoById, async ({ woId }, deps, caller) => {
  const client = await clientOf(deps, caller, limitRules.read)
  const row = await clientTicket(deps.db, client, woId)
  const [ticket] = await loadTickets(deps.db, client.tenantId, [row])
  if (!ticket) throw new Failed('object.unknown')
  return toWireTicket(ticket, { files: wireFiles(deps, client.holder), mayReply: client.mayReply })
})
