import { expect, it } from 'vitest'
import { refreshAges } from '@foyer/server/platform/observe/age-gauges.ts'
import { createGauges } from '@foyer/server/platform/observe/serve-metrics.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { seedRows } from '@foyer/testkit/seed-rows.ts'

const world = givenWorld()

async function textOf(): Promise<string[]> {
  const { deps } = world.node
  await createGauges(deps)()
  return (await deps.metrics.registry.metrics()).split('\n')
}

it('counts who waits, agents by state, and connections', async () => {
  const { pool, db } = world.node.deps
  const { tenantId, agents } = world.demo
  for (const { id } of agents) await seatAgent(db, tenantId, id, { leaseUntil: 1 })
  const [first = { id: 0 }, second = { id: 0 }] = agents
  await seatAgent(db, tenantId, first.id, { state: 'available', max: 0 })
  await seatAgent(db, tenantId, second.id, { state: 'away' })
  await seedRows(pool, world.demo, { count: 7, prefix: 'gauge', kind: 'queue' })
  const lines = await textOf()
  expect(lines).toContain('foyer_queue_waiting 7')
  expect(lines).toContain('foyer_agents{state="available"} 1')
  expect(lines).toContain('foyer_agents{state="away"} 1')
  expect(lines).toContain(`foyer_agents{state="gone"} ${agents.length - 2}`)
  expect(lines).toContain('foyer_pool_waiters 0')
  expect(lines.find((line) => line.startsWith('foyer_build_info'))).toMatch(/version="\d.*node_version="\d/)
})

it('other numbers are told although PostgreSQL does not answer', async () => {
  const { deps } = world.node
  const pool = new Proxy(deps.pool, {
    get: (target, name) =>
      name === 'query' ? () => Promise.reject(new Error('away')) : (Reflect.get(target, name) as unknown),
  })
  await createGauges({ ...deps, pool })()
  expect(await deps.metrics.registry.metrics()).toContain('foyer_redis_up 1')
})

it('tells the age of the longest wait, of the newest good backup and of the last good drill', async () => {
  const { deps } = world.node
  await deps.pool.query('update threads set owned_since = 600000 where is_open and owner_kind = 2')
  await seedRows(deps.pool, world.demo, { count: 1, prefix: 'age', kind: 'queue' })
  await deps.pool.query('update threads set owned_since = 500000 where user_id like $1', ['age%'])
  const clock = { now: () => 1_000_000 }
  await refreshAges({ ...deps, clock })
  const none = await deps.metrics.registry.metrics()
  expect(none).toContain('foyer_queue_oldest_seconds 500\n')
  expect(none.toLowerCase()).toContain('foyer_backup_age_seconds nan\n')
  expect(none.toLowerCase()).toContain('foyer_restore_drill_age_seconds nan\n')

  await deps.pool.query(`insert into backups (kind, started_at, finished_at, path, ok)
    values ('full', 1, 400000, '/a', true), ('full', 2, 900000, '/b', false), ('full', 3, null, '/c', false)`)
  await deps.pool.query(`insert into restore_drills (backup, started_at, finished_at, ok, receipt)
    values ('/a', 1, 700000, true, '{}'), ('/a', 2, 800000, false, '{}')`)
  await refreshAges({ ...deps, clock })
  const both = await deps.metrics.registry.metrics()
  expect(both).toContain('foyer_backup_age_seconds 600\n')
  expect(both).toContain('foyer_restore_drill_age_seconds 300\n')
})

it('tells how many streams fit and how many entries wait', async () => {
  const lines = await textOf()
  expect(lines).toContain(`foyer_streams_limit ${world.node.deps.config.streams.perNode}`)
  expect(lines).toContain('foyer_append_waiting 0')
})
