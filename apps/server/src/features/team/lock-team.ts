import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { refuseManage, refuseWithoutOwner, type Wanted } from '../../rules/team/manage.ts'

export type TeamAgent = Awaited<ReturnType<typeof readAgent>> & object

/** Changes of accounts and invitations of one tenant take turns: whoever comes second sees what the first one did. */
export async function lockTenant(trx: Trx, tenantId: number): Promise<void> {
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
  const { target, otherOwners } = await readTarget(trx, caller.tenantId, Number(adminId))
  const refused = refuseManage(toPerson(actor), toPerson(target), wanted, otherOwners)
  if (refused) throw new Failed(refused)
  return target
}

/** The same for a command on the server, which may change every account but the last owner's. */
export async function lockAccount(
  trx: Trx,
  { tenantId, agentId }: { tenantId: number; agentId: number },
  wanted: Wanted,
): Promise<TeamAgent> {
  await lockTenant(trx, tenantId)
  const { target, otherOwners } = await readTarget(trx, tenantId, agentId)
  const refused = refuseWithoutOwner(toPerson(target), wanted, otherOwners)
  if (refused) throw new Failed(refused)
  return target
}

/** An account, and how many other owners can sign in. */
async function readTarget(trx: Trx, tenantId: number, agentId: number) {
  const target = await readAgent(trx, tenantId, agentId)
  if (!target) throw new Failed('object.unknown')
  const owners = await trx
    .selectFrom('agents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'owner')
    .where('is_disabled', '=', false)
    .where('id', '<>', target.id)
    .execute()
  return { target, otherOwners: owners.length }
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
