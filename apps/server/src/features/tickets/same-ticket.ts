import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '../../log/lock-thread.ts'
import type { NewTicket } from './store-ticket.ts'
import { carriesFiles } from './ticket-files.ts'

/** The ticket that a visitor's client id stands for already, if it says the same. */
export async function storedUnder(
  trx: Trx,
  ticket: NewTicket,
  fileIds: readonly string[],
): Promise<{ woId: string; woNumber: number } | 'conflict' | undefined> {
  const { tenantId, userId, clientId } = ticket
  const row = await trx
    .selectFrom('tickets')
    .select(['id', 'number', 'type_id', 'title', 'content', 'fields'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!row) return undefined
  const isSame =
    row.type_id === ticket.typeId &&
    row.title === ticket.title &&
    row.content === ticket.content &&
    isDeepStrictEqual(row.fields, ticket.fields) &&
    (await carriesFiles(trx, { tenantId, ticketId: row.id, entrySeq: 0 }, fileIds))
  return isSame ? { woId: row.id, woNumber: row.number } : 'conflict'
}
