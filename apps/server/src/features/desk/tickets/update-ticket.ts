import { encodeChange } from '@foyer/contract/desk/ticket-change.ts'
import { updateTicket, revokeTicketLinks } from '@foyer/contract/desk/tickets.ts'
import { decideChanges } from '../../../rules/tickets/decide-changes.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { appendEntries, lockTicket } from '../../tickets/append-entries.ts'
import { standOf } from '../../tickets/ticket-rows.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { revokeTicketLinks as revoke } from '../../../platform/http/ticket-link.ts'
import { deskTicket, useTickets, ticketRef } from './desk-ticket.ts'
import { agentIdIn } from './list-tickets.ts'

const updateTicketRoute = serve(updateTicket, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { tenantId } = caller
  const ref = await ticketRef(deps, caller, input.ticketId)
  const { nick: author, id: agentId } = faceOf(caller)
  const now = deps.clock.now()

  await deps.db.transaction().execute(async (trx) => {
    const ticket = await lockTicket(trx, ref)
    const { status, priority } = input
    const wanted = { status, priority, assignee: await wantedAgent(trx, tenantId, input.assigneeId) }
    const assignee = await knownAgent(trx, tenantId, ticket.assignee_id)
    const { next, changes } = decideChanges({ ...standOf(ticket), assignee }, wanted)
    if (changes.length === 0) return
    const entries = changes.map((change, place) => ({
      kind: 'change' as const,
      agentId,
      author,
      content: encodeChange(change),
      clientId: `change:${ticket.entries + 1 + place}`,
    }))
    const stand = { ...next, assigneeId: next.assignee?.id ?? null }
    await appendEntries(trx, ticket, entries, stand, now)
  })
  return deskTicket(deps, caller, ref.ticketId)
})

/** Undefined leaves it as it is, null is nobody. Somebody of another tenant is unknown, as is who has left. */
async function wantedAgent(db: Db, tenantId: number, assigneeId: string | undefined) {
  if (assigneeId === undefined) return undefined
  if (assigneeId === '') return null
  const agent = await agents(db, tenantId, agentIdIn(assigneeId))
    .where('is_disabled', '=', false)
    .executeTakeFirst()
  if (!agent) throw new Failed('object.unknown')
  return agent
}

async function knownAgent(db: Db, tenantId: number, agentId: number | null) {
  return agentId === null ? undefined : agents(db, tenantId, agentId).executeTakeFirst()
}

function agents(db: Db, tenantId: number, agentId: number) {
  return db
    .selectFrom('agents')
    .select(['id', 'nick'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
}

const revokeTicketLinksRoute = serve(revokeTicketLinks, async ({ ticketId }, deps, caller) => {
  useTickets(deps, caller)
  const { number, ...ref } = await ticketRef(deps, caller, ticketId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const links = await revoke(trx, ref, now)
    const object = { kind: 'ticket', id: ticketId, name: `#${number}` } as const
    await writeAudit(trx, actorOf(caller), { action: 'revokeTicketLinks', object, before: { links } }, now)
  })
  return {}
})

export const updateTicketRoutes = {
  updateTicket: updateTicketRoute,
  revokeTicketLinks: revokeTicketLinksRoute,
}
