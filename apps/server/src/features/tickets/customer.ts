import type { Customer } from '../../rules/tickets/decide-ticket.ts'
import type { Db } from '../../platform/db/pool.ts'

/** The visitor's contact details for a ticket. */
export async function customerOf(
  db: Db,
  { tenantId, userId }: { tenantId: number; userId: string },
): Promise<Customer & { locale: string }> {
  return db
    .selectFrom('visitors')
    .select(['name', 'phone', 'email', 'locale'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}
