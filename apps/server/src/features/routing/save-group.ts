import { z } from 'zod'
import { sql } from 'kysely'
import { Id, ShortText } from '@foyer/contract/wire.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import type { AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { writeGroup } from './write-group.ts'

/** A group as a document of the command line. What is left out of `agents` and `channels` is not in it any more. */
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
  /** Where visitors go while the group is closed, full or empty, and after so many seconds of waiting. */
  overflow: z.object({ group: Id, afterSeconds: z.int().min(10).max(86_400).optional() }).optional(),
})
export type GroupInput = z.infer<typeof GroupInput>

/** Creates a group or replaces all of it. The next visitor sees the change. */
export async function storeGroup(
  trx: Trx,
  tenantId: number,
  { agents, channels, overflow, ...settings }: GroupInput,
  by: { actor: AuditActor; now: number },
): Promise<void> {
  await assertChannels(trx, tenantId, channels)
  await writeGroup(
    trx,
    tenantId,
    {
      ...settings,
      agentIds: await agentIdsOf(trx, tenantId, agents),
      channelKeys: channels,
      overflow: overflow ? { groupId: overflow.group, afterSeconds: overflow.afterSeconds ?? null } : null,
    },
    by,
  )
}

/** All groups of a tenant, as `storeGroup` takes them. */
export async function storedGroups(db: Db | Trx, tenantId: number): Promise<GroupInput[]> {
  const [groups, members, channels] = [
    await db
      .selectFrom('agent_groups')
      .select(['id', 'name', 'queue_limit as queueLimit', 'hours', 'overflow_group_id', 'overflow_after_s'])
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
  return groups.map(({ overflow_group_id: group, overflow_after_s: after, ...settings }) => ({
    ...settings,
    agents: members.filter(({ groupId }) => groupId === settings.id).map(({ email }) => email),
    channels: channels.filter(({ groupId }) => groupId === settings.id).map(({ key }) => key),
    ...(group !== null && { overflow: { group, ...(after !== null && { afterSeconds: after }) } }),
  }))
}

async function agentIdsOf(trx: Trx, tenantId: number, agents: readonly string[]): Promise<number[]> {
  const emails = agents.map((email) => email.toLowerCase())
  const rows = await trx
    .selectFrom('agents')
    .select(['id', 'email'])
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`lower(email)`, 'in', emails.length > 0 ? emails : [''])
    .execute()
  const unknown = emails.filter((email) => !rows.some((row) => row.email.toLowerCase() === email))
  if (unknown.length > 0) throw new Error(`no agent ${unknown.join(', ')}`)
  return rows.map(({ id }) => id)
}

async function assertChannels(trx: Trx, tenantId: number, keys: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('channels')
    .select('key')
    .where('tenant_id', '=', tenantId)
    .where('key', 'in', keys.length > 0 ? keys : [''])
    .execute()
  const unknown = keys.filter((key) => !rows.some((row) => row.key === key))
  if (unknown.length > 0) throw new Error(`no channel ${unknown.join(', ')}`)
}
