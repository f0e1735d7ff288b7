import type { AgentRole } from '@foyer/core/identity/may.ts'
import type { Trx } from '../log/lock-thread.ts'
import type { Db } from '../platform/db/pool.ts'

/** Whether passwords do not let this account in. Owners keep theirs, so that a broken provider locks nobody out for good. */
export async function needsSso(
  db: Db | Trx,
  { tenantId, role }: { tenantId: number; role: AgentRole },
): Promise<boolean> {
  if (role === 'owner') return false
  const required = await db
    .selectFrom('sso_settings')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .where('is_on', '=', true)
    .where('is_required', '=', true)
    .executeTakeFirst()
  return required !== undefined
}
