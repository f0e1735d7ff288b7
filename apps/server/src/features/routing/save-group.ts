import { z } from 'zod'
import { sql } from 'kysely'
import { createDb, createPool, type Db } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { systemClock } from '../../platform/clock.ts'
import { recordPresence } from './agent-presence.ts'
import { Id, ShortText } from '@foyer/contract/wire.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'

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
type GroupInput = z.infer<typeof GroupInput>

/** For the command line, while the desk has no page for it: docs/admin.md shows how. */
export async function saveGroup(
  env: Record<string, string | undefined>,
  tenantKey: string,
  input: z.input<typeof GroupInput>,
): Promise<void> {
  await withDb(env, (db) => storeGroup(db, tenantKey, GroupInput.parse(input)))
}

/** How many visitors an agent may have at once, over all groups. */
export async function saveAgentLimit(
  env: Record<string, string | undefined>,
  email: string,
  maxThreads: number,
): Promise<void> {
  if (!Number.isInteger(maxThreads) || maxThreads < 0) throw new Error(`not a limit: ${maxThreads}`)
  await withDb(env, async (db) => {
    await db.transaction().execute(async (trx) => {
      const agents = await trx
        .updateTable('agents')
        .set({ max_threads: maxThreads })
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .returning(['tenant_id as tenantId', 'id as agentId'])
        .execute()
      if (agents.length === 0) throw new Error(`no agent ${email}`)
      await recordPresence(trx, agents, systemClock.now())
    })
  })
}

async function withDb(
  env: Record<string, string | undefined>,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const url = env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is not set')
  const db = createDb(createPool(url, 1))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

export async function storeGroup(db: Db, tenantKey: string, group: GroupInput): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id: tenantId } = await trx
      .selectFrom('tenants')
      .select('id')
      .where('key', '=', tenantKey)
      .executeTakeFirstOrThrow(() => new Error(`no tenant ${tenantKey}`))
    const settings = { name: group.name, queue_limit: group.queueLimit, hours: group.hours }
    await trx
      .insertInto('agent_groups')
      .values({ tenant_id: tenantId, id: group.id, ...settings })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(settings))
      .execute()
    await storeMembers(trx, tenantId, group)
    await storeChannels(trx, tenantId, group)
  })
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
