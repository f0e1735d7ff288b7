import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { Client } from './client.ts'
import { ticketRows, type TicketRow } from './ticket-rows.ts'

/** The tickets that a customer reaches. Everything that they may read or answer is found here. */
export function clientTickets(db: Db, { tenantId, reach }: Pick<Client, 'tenantId' | 'reach'>) {
  const rows = ticketRows(db).where('t.tenant_id', '=', tenantId)
  return 'ticketId' in reach
    ? rows.where('t.id', '=', reach.ticketId)
    : rows.where('t.user_id', '=', reach.userId)
}

/** One of them; somebody else's is answered like one that does not exist. */
export async function clientTicket(db: Db, client: Client, woId: string): Promise<TicketRow> {
  return clientTickets(db, client)
    .where('t.id', '=', woId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}
