import { userInfo } from 'node:os'
import { z } from 'zod'
import { sql } from 'kysely'
import { createDb, createPool, type Db } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { systemClock } from '../../platform/clock.ts'
import { operatorOf } from '../../audit/write-audit.ts'
import { recordPresence } from './agent-presence.ts'
import { writeGroup } from './write-group.ts'
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
  /** Where visitors go while the group is closed, full or empty, and after so many seconds of waiting. */
  overflow: z.object({ group: Id, afterSeconds: z.int().min(10).max(86_400).optional() }).optional(),
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

/** A group of a tenant that is named by its key, with agents by their addresses. */
export async function storeGroup(
  db: Db,
  tenantKey: string,
  group: GroupInput,
  operator = userInfo().username,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id: tenantId } = await trx
      .selectFrom('tenants')
      .select('id')
      .where('key', '=', tenantKey)
      .executeTakeFirstOrThrow(() => new Error(`no tenant ${tenantKey}`))
    const { agents, channels, overflow, ...settings } = group
    await writeGroup(
      trx,
      tenantId,
      {
        ...settings,
        agentIds: await agentIdsOf(trx, tenantId, agents),
        channelKeys: channels,
        overflow: overflow ? { groupId: overflow.group, afterSeconds: overflow.afterSeconds ?? null } : null,
      },
      { actor: operatorOf(tenantId, operator), now: systemClock.now() },
    )
  })
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
