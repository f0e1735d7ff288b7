import {
  changeMember,
  deactivateMember,
  listMembers,
  reactivateMember,
  resetTwoFactor,
  type Member,
} from '@foyer/contract/desk/members.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { mayGrant } from '../../rules/team/manage.ts'
import { recordPresence } from '../routing/agent-presence.ts'
import { knownGroups } from './groups-of.ts'
import { listInvitations } from './invitation-rows.ts'
import { revokeUngranted } from './invitations.ts'
import { lockMember, type TeamAgent } from './lock-team.ts'
import { readMembers } from './member-rows.ts'
import { releaseWork } from './release-work.ts'
import { setActive } from './set-active.ts'
import { takeAwayFactors } from './take-away-factors.ts'

const listMembersRoute = serve(listMembers, async (_input, { db, clock, config }, caller) => {
  requireMay(caller, 'manageTeam')
  const { tenantId } = caller
  const now = clock.now()
  const [members, invitations, groups] = await Promise.all([
    readMembers(db, { tenantId, now }),
    listInvitations(db, tenantId, now),
    db
      .selectFrom('agent_groups')
      .select(['id as groupId', 'name as groupName'])
      .where('tenant_id', '=', tenantId)
      .orderBy('name')
      .execute(),
  ])
  return { members, invitations, groups, canMail: config.mail !== undefined }
})

const changeMemberRoute = serve(changeMember, async (input, deps, caller) => {
  admit(deps, caller)
  const { tenantId } = caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, caller, input.adminId, { do: 'change', role: input.role })
    const before = await settingsOf(trx, tenantId, member)
    const after = {
      role: input.role ?? before.role,
      maxThreads: input.maxThreads ?? before.maxThreads,
      groups: input.groupIds ? await knownGroups(trx, tenantId, input.groupIds) : before.groups,
    }
    const changed = changedFields(before, after)
    if (!changed) return
    await trx
      .updateTable('agents')
      .set({ role: after.role, max_threads: after.maxThreads })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', member.id)
      .execute()
    if ('groups' in changed.after) await storeGroups(trx, tenantId, member.id, after.groups)
    const agent = { tenantId, agentId: member.id }
    await revokeUngranted(trx, agent, (role) => mayGrant(after.role, role), now)
    // The limit is part of what reports know about an agent's presence.
    await recordPresence(trx, [agent], now)
    const object = { kind: 'agent', id: String(member.id), name: member.nick } as const
    await writeAudit(trx, actorOf(caller), { action: 'changeMember', object, ...changed }, now)
  })
  void deps.assign(tenantId)
  return { member: await memberOf(deps, tenantId, input.adminId) }
})

/** The account is locked first; its work is given back after that, and again by whoever repeats the call. */
const deactivateMemberRoute = serve(deactivateMember, async ({ adminId }, deps, caller) => {
  admit(deps, caller)
  const { tenantId } = caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, caller, adminId, { do: 'deactivate' })
    await setActive(trx, member, false, { actor: actorOf(caller), now })
  })
  await releaseWork(deps, caller, Number(adminId))
  return { member: await memberOf(deps, tenantId, adminId) }
})

const reactivateMemberRoute = serve(reactivateMember, async ({ adminId }, deps, caller) => {
  admit(deps, caller)
  const { tenantId } = caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, caller, adminId, { do: 'reactivate' })
    await setActive(trx, member, true, { actor: actorOf(caller), now })
  })
  return { member: await memberOf(deps, tenantId, adminId) }
})

/** Their sign-ins end: whoever has the lost phone may still be signed in. */
const resetTwoFactorRoute = serve(resetTwoFactor, async ({ adminId }, deps, caller) => {
  admit(deps, caller)
  const { tenantId } = caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, caller, adminId, { do: 'resetTwoFactor' })
    await takeAwayFactors(trx, member, { actor: actorOf(caller), now })
  })
  return { member: await memberOf(deps, tenantId, adminId) }
})

function admit({ limits }: Deps, caller: AgentCaller): void {
  requireMay(caller, 'manageTeam')
  limits.take(limitRules.manageTeam, `${caller.tenantId}:${caller.agentId}`)
}

async function settingsOf(trx: Trx, tenantId: number, { id, role, maxThreads }: TeamAgent) {
  const rows = await trx
    .selectFrom('agent_group_members')
    .select('group_id')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', id)
    .orderBy('group_id')
    .execute()
  return { role, maxThreads, groups: rows.map((row) => row.group_id) }
}

async function storeGroups(trx: Trx, tenantId: number, agentId: number, groups: string[]): Promise<void> {
  await trx
    .deleteFrom('agent_group_members')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
  if (groups.length === 0) return
  await trx
    .insertInto('agent_group_members')
    .values(groups.map((id) => ({ tenant_id: tenantId, group_id: id, agent_id: agentId })))
    .execute()
}

async function memberOf({ db, clock }: Deps, tenantId: number, adminId: string): Promise<Member> {
  const [member] = await readMembers(db, { tenantId, agentId: Number(adminId), now: clock.now() })
  if (!member) throw new Failed('object.unknown')
  return member
}

export const membersRoutes = {
  listMembers: listMembersRoute,
  changeMember: changeMemberRoute,
  deactivateMember: deactivateMemberRoute,
  reactivateMember: reactivateMemberRoute,
  resetTwoFactor: resetTwoFactorRoute,
}
