import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import type { OpeningHours } from '../../rules/routing/hours.ts'
import { overflowProblem } from '../../rules/routing/overflow.ts'

/** All settings of a group. Agents and channels that are left out are not in it any more. */
export type GroupSettings = {
  id: string
  name: string
  queueLimit: number
  hours: OpeningHours | null
  agentIds: readonly number[]
  channelKeys: readonly string[]
  overflow: { groupId: string; afterSeconds: number | null } | null
}

type By = {
  actor: AuditActor
  now: number
  /** The version that was read; without it, whatever is there is replaced. */
  version?: number
}

/** Creates or replaces a group, for the desk and for commands. Answers with its version. */
export async function writeGroup(
  trx: Trx,
  tenantId: number,
  group: GroupSettings,
  { actor, now, version }: By,
): Promise<number> {
  const groups = await lockGroups(trx, tenantId)
  const stored = groups.find(({ id }) => id === group.id)
  if (version !== undefined && !stored) throw new Failed('object.unknown')
  if (version !== undefined && stored?.version !== version) throw new Failed('object.stale')
  assertOverflow(groups, group)
  const before = stored ? await auditedFields(trx, tenantId, group.id) : {}
  const settings = {
    name: group.name,
    queue_limit: group.queueLimit,
    hours: group.hours,
    overflow_group_id: group.overflow?.groupId ?? null,
    overflow_after_s: group.overflow?.afterSeconds ?? null,
  }
  await trx
    .insertInto('agent_groups')
    .values({ tenant_id: tenantId, id: group.id, ...settings })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(settings))
    .execute()
  await storeMembers(trx, tenantId, group)
  await storeChannels(trx, tenantId, group)
  const change = changedFields(before, await auditedFields(trx, tenantId, group.id))
  if (!change) return stored?.version ?? 1
  const object = { kind: 'group', id: group.id, name: group.name } as const
  await writeAudit(trx, actor, { action: 'saveGroup', object, ...change }, now)
  return stored ? await raiseVersion(trx, tenantId, group.id) : 1
}

/** Saves of a tenant's groups follow one another, because overflow groups form a chain over all of them. */
export function lockGroups(trx: Trx, tenantId: number) {
  return trx
    .selectFrom('agent_groups')
    .select(['id', 'name', 'version', 'overflow_group_id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

function assertOverflow(
  groups: Awaited<ReturnType<typeof lockGroups>>,
  { id, overflow }: GroupSettings,
): void {
  if (!overflow) return
  const links = new Map(
    groups.flatMap((one) => (one.overflow_group_id === null ? [] : [[one.id, one.overflow_group_id]])),
  )
  if (overflow.groupId !== id && !groups.some((one) => one.id === overflow.groupId))
    throw new Failed('object.unknown')
  if (overflowProblem(links.set(id, overflow.groupId))) throw new Failed('group.overflow')
}

async function storeMembers(trx: Trx, tenantId: number, { id, agentIds }: GroupSettings): Promise<void> {
  const wanted = [...new Set(agentIds)]
  const known = await trx
    .selectFrom('agents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', wanted.length > 0 ? wanted : [0])
    .execute()
  if (known.length < wanted.length) throw new Failed('object.unknown')
  await trx
    .deleteFrom('agent_group_members')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .execute()
  const members = wanted.map((agentId) => ({ tenant_id: tenantId, group_id: id, agent_id: agentId }))
  if (members.length > 0) await trx.insertInto('agent_group_members').values(members).execute()
}

/** A channel that is left out has no group of its own: the default group takes its visitors. */
async function storeChannels(trx: Trx, tenantId: number, { id, channelKeys }: GroupSettings): Promise<void> {
  const wanted = [...new Set(channelKeys)]
  await trx
    .updateTable('channels')
    .set({ group_id: null })
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .$if(wanted.length > 0, (query) => query.where('key', 'not in', wanted))
    .execute()
  if (wanted.length === 0) return
  const { numUpdatedRows } = await trx
    .updateTable('channels')
    .set({ group_id: id })
    .where('tenant_id', '=', tenantId)
    .where('key', 'in', wanted)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows < BigInt(wanted.length)) throw new Failed('object.unknown')
}

async function raiseVersion(trx: Trx, tenantId: number, id: string): Promise<number> {
  const { version } = await trx
    .updateTable('agent_groups')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** A group as the audit log tells it: agents by their names. */
export async function auditedFields(
  trx: Trx,
  tenantId: number,
  id: string,
): Promise<Record<string, unknown>> {
  const group = await trx
    .selectFrom('agent_groups')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  const members = await trx
    .selectFrom('agent_group_members as m')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'm.tenant_id').onRef('a.id', '=', 'm.agent_id'),
    )
    .select('a.nick')
    .where('m.tenant_id', '=', tenantId)
    .where('m.group_id', '=', id)
    .orderBy('a.id')
    .execute()
  const channels = await trx
    .selectFrom('channels')
    .select('key')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .orderBy('key')
    .execute()
  return {
    name: group.name,
    queueLimit: group.queue_limit,
    hours: group.hours,
    members: members.map(({ nick }) => nick),
    channels: channels.map(({ key }) => key),
    overflow: group.overflow_group_id,
    overflowAfterSeconds: group.overflow_after_s,
  }
}
