import { z } from 'zod'
import { sql } from 'kysely'
import { Id, ShortText } from '@foyer/contract/wire.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'

/** A group as whoever sets it up writes it. What is left out of `agents` and `channels` is not in it any more. */
export const GroupInput = z.object({
  id: Id,
  name: ShortText.min(1),
  /** How many may wait; whoever comes then is told that nobody is free. */
  queueLimit: z.int().min(0).max(100_000).default(100),
  /** null: always open. */
  hours: OpeningHours.nullable().default(null),
  /** By e-mail address. */
  agents: z.array(z.string().max(200)).max(1_000),
  /** Channels whose visitors wait here unless they choose a group. */
  channels: z.array(Id).max(1_000).default([]),
})
export type GroupInput = z.infer<typeof GroupInput>

/** Creates a group or replaces all of it. The next visitor sees the change. */
export async function storeGroup(
  trx: Trx,
  tenantId: number,
  group: GroupInput,
  { actor, now }: { actor: AuditActor; now: number },
): Promise<void> {
  const [before] = (await storedGroups(trx, tenantId)).filter(({ id }) => id === group.id)
  const settings = { name: group.name, queue_limit: group.queueLimit, hours: group.hours }
  await trx
    .insertInto('agent_groups')
    .values({ tenant_id: tenantId, id: group.id, ...settings })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(settings))
    .execute()
  await storeMembers(trx, tenantId, group)
  await storeChannels(trx, tenantId, group)
  const [after] = (await storedGroups(trx, tenantId)).filter(({ id }) => id === group.id)
  const changed = changedFields(before ?? {}, after ?? {})
  if (!changed) return
  const object = { kind: 'group', id: group.id, name: group.name } as const
  await writeAudit(trx, actor, { action: 'saveGroup', object, ...changed }, now)
}

/** All groups of a tenant, as `storeGroup` takes them. */
export async function storedGroups(db: Db | Trx, tenantId: number): Promise<GroupInput[]> {
  const [groups, members, channels] = [
    await db
      .selectFrom('agent_groups')
      .select(['id', 'name', 'queue_limit as queueLimit', 'hours'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('agent_group_members as m')
      .innerJoin('agents as a', (join) =>
        join.onRef('a.tenant_id', '=', 'm.tenant_id').onRef('a.id', '=', 'm.agent_id'),
      )
      .select(['m.group_id as groupId', 'a.email'])
      .where('m.tenant_id', '=', tenantId)
      .orderBy('a.email')
      .execute(),
    await db
      .selectFrom('channels')
      .select(['group_id as groupId', 'key'])
      .where('tenant_id', '=', tenantId)
      .orderBy('key')
      .execute(),
  ] as const
  return groups.map((group) => ({
    ...group,
    agents: members.filter(({ groupId }) => groupId === group.id).map(({ email }) => email),
    channels: channels.filter(({ groupId }) => groupId === group.id).map(({ key }) => key),
  }))
}

async function storeMembers(trx: Trx, tenantId: number, { id, agents }: GroupInput): Promise<void> {
  const emails = agents.map((email) => email.toLowerCase())
  const rows = await trx
    .selectFrom('agents')
    .select(['id', 'email'])
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`lower(email)`, 'in', emails.length > 0 ? emails : [''])
    .execute()
  const unknown = emails.filter((email) => !rows.some((row) => row.email.toLowerCase() === email))
  if (unknown.length > 0) throw new Error(`no agent ${unknown.join(', ')}`)
  await trx
    .deleteFrom('agent_group_members')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .execute()
  const members = rows.map((row) => ({ tenant_id: tenantId, group_id: id, agent_id: row.id }))
  if (members.length > 0) await trx.insertInto('agent_group_members').values(members).execute()
}

async function storeChannels(trx: Trx, tenantId: number, { id, channels }: GroupInput): Promise<void> {
  await trx
    .updateTable('channels')
    .set({ group_id: null })
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .execute()
  for (const key of channels) {
    const { numUpdatedRows } = await trx
      .updateTable('channels')
      .set({ group_id: id })
      .where('tenant_id', '=', tenantId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Error(`no channel ${key}`)
  }
}
