import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { refuseManage, type Wanted } from '../../rules/team/manage.ts'

export type TeamAgent = Awaited<ReturnType<typeof readAgent>> & object

/** Changes of accounts and invitations of one tenant take turns: whoever comes second sees what the first one did. */
async function lockTenant(trx: Trx, tenantId: number): Promise<void> {
  await trx.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute()
}

/** The caller as they are now: a role that was taken away meanwhile no longer counts. */
export async function lockTeam(trx: Trx, { tenantId, agentId }: AgentCaller): Promise<TeamAgent> {
  await lockTenant(trx, tenantId)
  const actor = await readAgent(trx, tenantId, agentId)
  if (!actor || actor.isDisabled) throw new Failed('identity.expired')
  return actor
}

/** The account that the caller wants to change, if they may. */
export async function lockMember(
  trx: Trx,
  caller: AgentCaller,
  adminId: string,
  wanted: Wanted,
): Promise<TeamAgent> {
  const actor = await lockTeam(trx, caller)
  const target = await readAgent(trx, caller.tenantId, Number(adminId))
  if (!target) throw new Failed('object.unknown')
  const owners = await trx
    .selectFrom('agents')
    .select('id')
    .where('tenant_id', '=', caller.tenantId)
    .where('role', '=', 'owner')
    .where('is_disabled', '=', false)
    .where('id', '<>', target.id)
    .execute()
  const refused = refuseManage(toPerson(actor), toPerson(target), wanted, owners.length)
  if (refused) throw new Failed(refused)
  return target
}

function toPerson({ id, role, isDisabled }: TeamAgent) {
  return { id, role, isActive: !isDisabled }
}

function readAgent(trx: Trx, tenantId: number, agentId: number) {
  return trx
    .selectFrom('agents')
    .select(['id', 'nick', 'email', 'role', 'max_threads as maxThreads', 'is_disabled as isDisabled'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirst()
}
