import {
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@foyer/contract/codes.ts'
import { ticketEntryKinds, type TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'
import { type TicketRef, prolongTicketLinks } from '../../platform/http/ticket-link.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'

export type LockedTicket = Awaited<ReturnType<typeof lockTicket>>

/** The row whose lock orders what is said and done in a ticket. Who needs the thread's as well takes that first. */
export function lockTicket(trx: Trx, { tenantId, ticketId }: TicketRef) {
  return trx
    .selectFrom('tickets')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}

type NewEntry = {
  clientId: string
  agentId: number | null
  author: string
  kind: TicketEntryKind
  content: string
}

/** State of the ticket after the entries. */
type Stand = { status: TicketStatus; priority?: TicketPriority; assigneeId?: number | null }

/**
 * The next entries of a ticket that is locked; answers with the place of the last. Whatever happens keeps links alive.
 * The row is changed once: a second change in one transaction would look at its thread again, and wait for those who
 * have that locked and wait for this one.
 */
export async function appendEntries(
  trx: Trx,
  ticket: LockedTicket,
  entries: readonly NewEntry[],
  { status, priority, assigneeId }: Stand,
  now: number,
): Promise<number> {
  const at = Math.max(now, ticket.updated_at)
  const last = ticket.entries + entries.length
  await trx
    .insertInto('ticket_entries')
    .values(
      entries.map((entry, place) => ({
        tenant_id: ticket.tenant_id,
        ticket_id: ticket.id,
        seq: ticket.entries + 1 + place,
        kind: ticketEntryKinds[entry.kind],
        agent_id: entry.agentId,
        author: entry.author,
        content: entry.content,
        status: ticketStatuses[status],
        client_id: entry.clientId,
        at,
      })),
    )
    .execute()
  await trx
    .updateTable('tickets')
    .set({ entries: last, status: ticketStatuses[status], updated_at: at })
    .$if(priority !== undefined, (query) => query.set({ priority: ticketPriorities[priority ?? 'medium'] }))
    .$if(assigneeId !== undefined, (query) => query.set({ assignee_id: assigneeId ?? null }))
    .where('tenant_id', '=', ticket.tenant_id)
    .where('id', '=', ticket.id)
    .execute()
  await prolongTicketLinks(trx, { tenantId: ticket.tenant_id, ticketId: ticket.id }, now)
  return last
}
