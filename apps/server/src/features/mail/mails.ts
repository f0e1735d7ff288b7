import type { Db } from '../../platform/db/pool.ts'

type MailRef = { tenantId: number; cause: string }

export async function isSent(db: Db, { tenantId, cause }: MailRef): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('sent_at')
    .where('tenant_id', '=', tenantId)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return row?.sent_at != null
}

export async function markSent(db: Db, { tenantId, cause, now }: MailRef & { now: number }): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now })
    .where('tenant_id', '=', tenantId)
    .where('cause', '=', cause)
    .execute()
}
