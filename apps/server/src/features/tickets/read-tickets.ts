import { queryWoByCustom, queryWoById } from '@foyer/contract/tickets/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { clientTickets, clientTicket, clientOf } from './client.ts'
import { loadTickets } from './load-tickets.ts'
import { wireFiles } from './ticket-files.ts'
import { toWireTicket } from './wire-ticket.ts'

/** A visitor sees this many of their tickets, the newest. */
const listedMost = 100

const queryWoByCustomRoute = serve(queryWoByCustom, async ({ tenantId }, deps, visitor) => {
  const client = await clientOf(deps, { kind: 'visitor', visitor }, limitRules.read)
  // Another tenant is answered like one that does not exist, whether it does or not.
  if (tenantId !== (await visitorChannel(deps, visitor)).tenantKey) throw new Failed('object.unknown')
  const rows = await clientTickets(deps.db, client)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.number', 'desc')
    .limit(listedMost)
    .execute()
  const tickets = await loadTickets(deps.db, visitor.tenantId, rows)
  const reader = { files: wireFiles(deps, client.holder), mayReply: client.mayReply }
  return { list: tickets.map((ticket) => toWireTicket(ticket, reader)) }
})

const queryWoByIdRoute = serve(queryWoById, async ({ woId }, deps, caller) => {
  const client = await clientOf(deps, caller, limitRules.read)
  const row = await clientTicket(deps.db, client, woId)
  const [ticket] = await loadTickets(deps.db, client.tenantId, [row])
  if (!ticket) throw new Failed('object.unknown')
  return toWireTicket(ticket, { files: wireFiles(deps, client.holder), mayReply: client.mayReply })
})

export const readTicketsRoutes = { queryWoById: queryWoByIdRoute, queryWoByCustom: queryWoByCustomRoute }
