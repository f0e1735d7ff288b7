import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { Failed } from '../../platform/http/failed.ts'

/** What one visitor may leave with us in a day. */
export const dailyQuota = { files: 200, bytes: 500 * 1024 * 1024 } as const
const dayMs = 86_400_000

/** Uploads of one visitor take turns here, or a hundred at once would all find room. */
export async function checkQuota(
  trx: Transaction<Database>,
  { tenantId, userId }: { tenantId: number; userId: string },
  bytes: number,
  now: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${tenantId}:${userId}`}, 0))`.execute(trx)
  const used = await trx
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<string | null>('bytes').as('bytes')])
    .where('tenant_id', '=', tenantId)
    .where('uploader', '=', userId)
    .where('created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow()
  const isOver = used.files >= dailyQuota.files || Number(used.bytes ?? 0) + bytes > dailyQuota.bytes
  if (isOver) throw new Failed('request.tooMany')
}
