import { deleteGroup, listGroups, saveGroup } from '@foyer/contract/desk/groups.ts'
import { hoursProblems } from '@foyer/core/routing/hours-problems.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { randomKey } from '../../../platform/random.ts'
import { keyOfName } from '../../../rules/setup/key-of-name.ts'
import { defaultGroup } from '../../routing/groups.ts'
import { auditedFields, lockGroups, writeGroup } from '../../routing/write-group.ts'
import { blockersOf } from './group-blockers.ts'
import { loadGroups } from './load-groups.ts'

const listGroupsRoute = serve(listGroups, (_input, { db, clock }, caller) => {
  requireMay(caller, 'manageTeam')
  return loadGroups(db, caller.tenantId, clock.now())
})

const saveGroupRoute = serve(saveGroup, async (input, { db, clock }, caller) => {
  requireMay(caller, 'manageTeam')
  const { tenantId } = caller
  const { groupId, version, groupName, queueLimit, hours, members, channels, overflow } = input
  if (hours && hoursProblems(hours).length > 0) throw new Failed('request.invalid')
  // A save without the version that it is based on could overwrite anything.
  if ((groupId === undefined) !== (version === undefined)) throw new Failed('request.invalid')
  return db.transaction().execute(async (trx) => {
    const id = groupId ?? (await freeId(trx, tenantId, groupName))
    await assertChannels(trx, { tenantId, id, channels })
    const group = {
      id,
      name: groupName.trim(),
      queueLimit,
      hours: hours ?? null,
      agentIds: members.map(agentIdOf),
      channelKeys: channels,
      overflow: overflow ? { groupId: overflow.groupId, afterSeconds: overflow.afterSeconds ?? null } : null,
    }
    const by = { actor: actorOf(caller), now: clock.now(), ...(version !== undefined && { version }) }
    return { groupId: id, version: await writeGroup(trx, tenantId, group, by) }
  })
})

/** Anything that is no number of ours names nobody. */
function agentIdOf(adminId: string): number {
  if (!/^\d{1,9}$/.test(adminId)) throw new Failed('object.unknown')
  return Number(adminId)
}

/** Sites name groups by their ids, so a new one is made of the name where that is possible. */
async function freeId(trx: Trx, tenantId: number, name: string): Promise<string> {
  const groups = await lockGroups(trx, tenantId)
  const wanted = keyOfName(name)
  if (wanted !== undefined && !groups.some(({ id }) => id === wanted)) return wanted
  return wanted === undefined ? randomKey() : `${wanted}-${randomKey().slice(0, 6)}`
}

/** A channel that leads here can be left out only where the default group takes its visitors. */
async function assertChannels(
  trx: Trx,
  { tenantId, id, channels }: { tenantId: number; id: string; channels: readonly string[] },
): Promise<void> {
  const groups = await lockGroups(trx, tenantId)
  if (id !== defaultGroup && groups.some((group) => group.id === defaultGroup)) return
  const leading = await trx
    .selectFrom('channels')
    .select('key')
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb(eb.fn.coalesce('group_id', eb.val(defaultGroup)), '=', id))
    .execute()
  if (leading.some(({ key }) => !channels.includes(key))) throw new Failed('request.invalid')
}

const deleteGroupRoute = serve(deleteGroup, async ({ groupId }, deps, caller) => {
  requireMay(caller, 'manageTeam')
  const { tenantId } = caller
  return deps.db.transaction().execute(async (trx) => {
    const groups = await lockGroups(trx, tenantId)
    const group = groups.find(({ id }) => id === groupId)
    if (!group) throw new Failed('object.unknown')
    const blockers = await blockersOf(trx, deps.channelConfigs, { tenantId, groupId, groups })
    if (blockers.length > 0) return { blockers }
    const before = await auditedFields(trx, tenantId, groupId)
    await trx.deleteFrom('agent_groups').where('tenant_id', '=', tenantId).where('id', '=', groupId).execute()
    const object = { kind: 'group', id: groupId, name: group.name } as const
    await writeAudit(trx, actorOf(caller), { action: 'deleteGroup', object, before }, deps.clock.now())
    return { blockers }
  })
})

export const groupsRoutes = {
  listGroups: listGroupsRoute,
  saveGroup: saveGroupRoute,
  deleteGroup: deleteGroupRoute,
}
