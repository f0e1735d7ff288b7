import type { Customer } from '@foyer/core/tickets/decide-ticket.ts'
import type { Db } from '../../platform/db/pool.ts'

/** What is known of a visitor that a ticket wants to know. */
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
