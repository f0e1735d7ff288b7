import type { AgentProfile } from '@foyer/core/log/entry.ts'
import type { Deps } from '../../../deps.ts'

/** An agent who may be shown to visitors, or undefined when there is none of that number in this tenant. */
export async function agentProfile(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  agentId: number,
): Promise<AgentProfile | undefined> {
  if (!Number.isSafeInteger(agentId)) return undefined
  return db
    .selectFrom('agents')
    .select(['id', 'nick', 'face'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
}
