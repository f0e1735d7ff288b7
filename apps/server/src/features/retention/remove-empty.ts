import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Trx = Transaction<Database>

/** Removes those of these visitors and of their threads to which nothing belongs any more. */
export async function removeEmpty(trx: Trx, tenantId: number, userIds: readonly string[]): Promise<void> {
  const { rows: threads } = await sql<{ id: number }>`
    select t.id from threads t
    where t.tenant_id = ${tenantId} and t.user_id = any(${userIds}) and not t.is_open
      and not exists (select from sessions x where x.tenant_id = t.tenant_id and x.thread_id = t.id)
      and not exists (select from files x where x.tenant_id = t.tenant_id and x.thread_id = t.id)
      and not exists (select from tickets x where x.tenant_id = t.tenant_id and x.thread_id = t.id)
      and not exists (select from calls x where x.tenant_id = t.tenant_id and x.thread_id = t.id)
    order by t.id for update`.execute(trx)
  const empty = threads.map(({ id }) => id)
  await sql`delete from dialogue_states where tenant_id = ${tenantId} and thread_id = any(${empty})`.execute(
    trx,
  )
  await sql`delete from threads where tenant_id = ${tenantId} and id = any(${empty})`.execute(trx)
  await removeVisitors(trx, tenantId, userIds)
}

/** A block must outlive what the visitor wrote, so a blocked visitor stays. */
async function removeVisitors(trx: Trx, tenantId: number, userIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select v.user_id from visitors v
    where v.tenant_id = ${tenantId} and v.user_id = any(${userIds})
      and not exists (select from threads x where x.tenant_id = v.tenant_id and x.user_id = v.user_id)
      and not exists (select from tickets x where x.tenant_id = v.tenant_id and x.user_id = v.user_id)
      and not exists (select from left_messages x where x.tenant_id = v.tenant_id and x.user_id = v.user_id)
      and not exists (select from visitor_blocks x where x.tenant_id = v.tenant_id and x.user_id = v.user_id)
      and not exists (select from legal_holds x where x.tenant_id = v.tenant_id and x.user_id = v.user_id)
    order by v.user_id for update`.execute(trx)
  const empty = rows.map((row) => row.user_id)
  await sql`delete from knowledge_feedback where tenant_id = ${tenantId} and user_id = any(${empty})`.execute(
    trx,
  )
  await sql`delete from visitors where tenant_id = ${tenantId} and user_id = any(${empty})`.execute(trx)
}
