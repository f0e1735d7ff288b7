import { createServer } from 'node:http'
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
export function createGauges(deps: Deps) {
  const { config, metrics, streams, watches, redis, pool, clock, failures, quarantine } = deps
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
    metrics.streamsLimit.set(config.streams.perNode)
    metrics.appendWaiting.set(deps.appendWaiting())
    metrics.watches.set(watches.size())
    metrics.quarantinedRows.set(quarantine.list().length)
    metrics.redisUp.set(redis.isUp() ? 1 : 0)
    metrics.poolWaiters.set(pool.waitingCount)
    metrics.poolConnections.set({ state: 'idle' }, pool.idleCount)
    metrics.poolConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    // Without PostgreSQL the other numbers are needed all the more.
    await countInDatabase().catch(failures.ignore('gauges'))
  }
}

/** Metrics and quarantined rows are for the operator: they have a port of their own that no visitor reaches. */
export async function serveMetrics(deps: Deps) {
  const { config, metrics, log, quarantine } = deps
  if (config.metricsPort === 0) return { close: () => Promise.resolve() }
  const refresh = createGauges(deps)
  const server = createServer((request, response) => {
    if (request.url === '/quarantine') {
      const body = JSON.stringify({ rows: quarantine.list() })
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    }
    refresh()
      .then(() => metrics.registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'metrics could not be answered')
          response.writeHead(500).end()
        },
      )
  })
  await new Promise<void>((resolve) => server.listen(config.metricsPort, config.metricsHost, resolve))
  return {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
