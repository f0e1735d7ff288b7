import { expect, it } from 'vitest'
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
