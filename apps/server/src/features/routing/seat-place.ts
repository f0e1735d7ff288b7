import { sql } from 'kysely'
import { isFree } from '../../rules/routing/choose-agent.ts'
import { routingTiming } from '@foyer/core/timing.ts'
import { ownerColumns } from '../../log/owner-columns.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { renewSeats } from './agent-presence.ts'

type Seat = { tenantId: number; agentId: number; now: number }

/**
 * Takes the lock of an agent's seat, behind the lock of the thread, and says whether there is a place for one more.
 * Threads are counted, not a counter: whoever else gives this agent a thread holds the same lock, so two never
 * take the last place.
 */
export async function placeFor(trx: Trx, { tenantId, agentId, now }: Seat): Promise<boolean> {
  const seat = await trx
    .updateTable('agent_seats')
    .set({ given_at: now })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .returning(['state', 'lease_until'])
    .executeTakeFirst()
  if (!seat) return false
  const { max, load } = await loadOf(trx, tenantId, agentId)
  return isFree({
    id: agentId,
    load,
    max,
    state: seat.state,
    isLive: seat.lease_until > now,
    givenAt: 0,
  })
}

/** The same for agents who act themselves: that shows that they are there, and their presence is their own affair. */
export async function ownPlace(trx: Trx, { tenantId, agentId, now }: Seat): Promise<boolean> {
  await renewSeats(trx, [{ tenantId, agentId, leaseUntil: now + routingTiming.leaseMs }], now)
  await trx
    .updateTable('agent_seats')
    .set({ given_at: now })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
  const { max, load } = await loadOf(trx, tenantId, agentId)
  return load < max
}

async function loadOf(trx: Trx, tenantId: number, agentId: number): Promise<{ max: number; load: number }> {
  const { owner_kind, owner_id } = ownerColumns({ kind: 'agent', agentId })
  const row = await trx
    .selectFrom('agents as a')
    .select('a.max_threads as max')
    .select((eb) =>
      eb
        .selectFrom('threads as t')
        .where('t.tenant_id', '=', tenantId)
        .where('t.is_open', '=', true)
        .where('t.owner_kind', '=', owner_kind)
        .where('t.owner_id', '=', owner_id)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('load'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', agentId)
    .where('a.is_disabled', '=', false)
    .executeTakeFirst()
  return { max: row?.max ?? 0, load: row?.load ?? 0 }
}
