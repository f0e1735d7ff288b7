import type { Db } from '../../platform/db/pool.ts'

/**
 * A visitor, and the visitors that proved to be this one: other devices, before they signed in. It does not go the other
 * way, because the token of a device from before proves nothing about the person who signed in later.
 */
export async function userIdsOf(db: Db, tenantId: number, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visitors')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where((row) => row.or([row('user_id', '=', userId), row('became', '=', userId)]))
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** The visitor that a site proved to be its user. */
export async function userOfSite(
  db: Db,
  { tenantId, channelId, sub }: { tenantId: number; channelId: number; sub: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('visitors')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('verified_channel_id', '=', channelId)
    .where('verified_sub', '=', sub)
    .executeTakeFirst()
  return row?.user_id
}

/** Whether a legal hold forbids to erase them: a hold on one of them holds all. */
export async function isAnyHeld(db: Db, tenantId: number, userIds: readonly string[]): Promise<boolean> {
  const hold = await db
    .selectFrom('legal_holds')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .limit(1)
    .executeTakeFirst()
  return hold !== undefined
}
