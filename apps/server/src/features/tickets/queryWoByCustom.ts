import { queryWoByCustom } from '@foyer/contract/tickets/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { clientTickets } from './client-tickets.ts'
import { clientOf } from './client.ts'
import { loadTickets } from './load-tickets.ts'
import { wireFiles } from './wire-files.ts'
import { toWireTicket } from './wire-ticket.ts'

/** A visitor sees this many of their tickets, the newest. */
const listedMost = 100

export const route = serve(queryWoByCustom, async ({ tenantId }, deps, visitor) => {
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
