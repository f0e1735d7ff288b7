import type { Deps } from '../../deps.ts'
import { logTiming } from '../../node-timing.ts'

const countsSql = `
select (select count(*) from threads where is_open and owner_kind = 2)::int as waiting,
  count(*) filter (where s.lease_until > $1 and s.state = 'available')::int as available,
  count(*) filter (where s.lease_until > $1 and s.state = 'away')::int as away,
  count(*) filter (where coalesce(s.lease_until, 0) <= $1)::int as gone
from agents a left join agent_seats s on s.tenant_id = a.tenant_id and s.agent_id = a.id
where not a.is_disabled`

type Counts = { waiting: number; available: number; away: number; gone: number }

/** Sets the gauges that are read when somebody asks for them. */
export function createGauges({ metrics, streams, watches, redis, pool, clock, log, quarantine }: Deps) {
  let countedAt = Number.NEGATIVE_INFINITY

  async function countInDatabase(): Promise<void> {
    if (performance.now() - countedAt < logTiming.gaugesMs) return
    countedAt = performance.now()
    const { rows } = await pool.query<Counts>({ name: 'gauges', text: countsSql, values: [clock.now()] })
    const [counts] = rows
    if (!counts) return
    metrics.queueWaiting.set(counts.waiting)
    for (const state of ['available', 'away', 'gone'] as const) metrics.agents.set({ state }, counts[state])
  }

  return async function refresh(): Promise<void> {
    metrics.streams.set(streams.size())
    metrics.watches.set(watches.size())
    metrics.quarantinedRows.set(quarantine.list().length)
    metrics.redisUp.set(redis.isUp() ? 1 : 0)
    metrics.poolWaiters.set(pool.waitingCount)
    metrics.poolConnections.set({ state: 'idle' }, pool.idleCount)
    metrics.poolConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    // Without PostgreSQL the other numbers are needed all the more.
    await countInDatabase().catch((error: unknown) => log.debug({ err: error }, 'gauges were not counted'))
  }
}
