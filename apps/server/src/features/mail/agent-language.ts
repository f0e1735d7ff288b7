import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'

/** The language of mails to an agent: the one of their desk, of the browser that they used last, or of the tenant. */
export async function agentLanguage(
  db: Db | Trx,
  { tenantId, agentId }: { tenantId: number; agentId: number },
): Promise<string> {
  const row = await db
    .selectFrom('agents as a')
    .innerJoin('tenants as t', 't.id', 'a.tenant_id')
    .select(['a.locale as chosen', 't.locale as tenant'])
    .select((query) =>
      query
        .selectFrom('agent_devices as d')
        .select('d.locale')
        .whereRef('d.tenant_id', '=', 'a.tenant_id')
        .whereRef('d.agent_id', '=', 'a.id')
        .orderBy('d.used_at', 'desc')
        .limit(1)
        .as('device'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', agentId)
    .executeTakeFirst()
  return row?.chosen ?? row?.device ?? row?.tenant ?? 'en'
}
