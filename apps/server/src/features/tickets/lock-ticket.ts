import type { TicketRef } from '../../identity/ticket-link.ts'
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
