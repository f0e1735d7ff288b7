import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'

/** These groups, each once and in one order; one that the tenant does not have is unknown. */
export async function knownGroups(
  trx: Trx,
  tenantId: number,
  groupIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(groupIds)]
  const known = await existingGroups(trx, tenantId, wanted)
  if (known.length < wanted.length) throw new Failed('object.unknown')
  return known
}

/** Those of the groups that exist. */
export async function existingGroups(
  trx: Trx,
  tenantId: number,
  groupIds: readonly string[],
): Promise<string[]> {
  if (groupIds.length === 0) return []
  const rows = await trx
    .selectFrom('agent_groups')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', groupIds)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}
