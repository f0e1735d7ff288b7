import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import type { OpeningHours } from '@foyer/server/rules/routing/hours.ts'
import type { Db } from '@foyer/server/platform/db/pool.ts'

type GroupSeed = {
  tenantId: number
  id: string
  agentIds: readonly number[]
  queueLimit?: number
  hours?: OpeningHours | null
}

/** A group with these agents in it. */
export async function seedGroup(db: Db, seed: GroupSeed): Promise<void> {
  const { tenantId: tenant_id, id, agentIds, queueLimit: queue_limit = 100_000, hours = null } = seed
  await db
    .insertInto('agent_groups')
    .values({ tenant_id, id, name: id, queue_limit, hours })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet({ queue_limit, hours }))
    .execute()
  if (agentIds.length === 0) return
  await db
    .insertInto('agent_group_members')
    .values(agentIds.map((agent_id) => ({ tenant_id, group_id: id, agent_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Longer than any test takes, and longer than any lease that a beat gives. */
const forGood = 4_000_000_000_000

/** Seats an agent without a desk: there until told otherwise, with room for everybody. */
export async function seatAgent(
  db: Db,
  tenantId: number,
  agentId: number,
  { state = 'away', max = 100_000, leaseUntil = forGood }: Partial<Seat> = {},
): Promise<void> {
  const seat = { state, lease_until: leaseUntil }
  await db
    .insertInto('agent_seats')
    .values({ tenant_id: tenantId, agent_id: agentId, ...seat })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id']).doUpdateSet(seat))
    .execute()
  await db
    .updateTable('agents')
    .set({ max_threads: max })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .execute()
}

type Seat = { state: PresenceState; max: number; leaseUntil: number }
