import { expect, it } from 'vitest'
import { routingTiming } from '@foyer/core/timing.ts'
import { operatorOf } from '@foyer/server/audit/write-audit.ts'
import { saveAgentLimit } from '@foyer/server/features/routing/save-agent-limit.ts'
import { createSeats } from '@foyer/server/features/routing/seats.ts'
import { endLapsedPresence } from '@foyer/server/features/routing/agent-presence.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

/** Ahead of the clock of the world's own node, which therefore finds nobody whose lease is over. */
const start = Date.now() + 1_000_000_000
let agents = 0

/** An agent of their own for each test, and nodes with a clock of their own. */
async function givenAgent() {
  const { db, pool, log, metrics } = world.node.deps
  const { tenantId } = world.demo
  agents += 1
  const email = `present-${agents}@demo.example`
  const { agentId } = await db
    .insertInto('agents')
    .values({ tenant_id: tenantId, email, nick: 'Cy', role: 'agent', password_hash: '' })
    .returning('id as agentId')
    .executeTakeFirstOrThrow()
  const agent = { tenantId, agentId, email }
  const time = { now: start }
  const clock = { now: () => time.now }
  const node = () => createSeats({ db, clock, log, metrics })
  const intervals = async () => {
    const rows = await db
      .selectFrom('agent_presence')
      .select(['state', 'capacity', 'started_at', 'ended_at'])
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agent.agentId)
      .orderBy('started_at')
      .orderBy('ended_at', (order) => order.nullsLast())
      .execute()
    return rows.map(({ state, started_at, ended_at }) => [
      state,
      started_at - start,
      ended_at === null ? null : ended_at - start,
    ])
  }
  return { agent, time, node, seats: node(), intervals, lapse: () => endLapsedPresence(pool, time.now) }
}

it('an agent who comes, chooses and signs out leaves one interval after the other', async () => {
  const { agent, time, seats, intervals } = await givenAgent()
  await seats.beat(agent)
  time.now += 10_000
  await seats.choose(agent, 'available')
  time.now += 5_000
  await seats.choose(agent, 'available')
  await seats.flush()
  time.now += 5_000
  await seats.leave(agent)
  expect(await intervals()).toEqual([
    ['away', 0, 10_000],
    ['online', 10_000, 20_000],
    ['offline', 20_000, null],
  ])
})

it('the presence of an agent whose node died ends with the lease, whoever looks and whenever', async () => {
  const { agent, time, seats, intervals, lapse } = await givenAgent()
  await seats.choose(agent, 'available')
  time.now += 20_000
  await lapse()
  expect(await intervals()).toEqual([['online', 0, null]])
  time.now += 500_000
  await Promise.all([lapse(), lapse(), lapse()])
  const over = routingTiming.leaseMs
  expect(await intervals()).toEqual([
    ['online', 0, over],
    ['offline', over, null],
  ])
})

it('an agent who returns before anybody saw them gone was absent all the same', async () => {
  const { agent, time, node, intervals } = await givenAgent()
  await node().choose(agent, 'available')
  time.now += 100_000
  await node().beat(agent)
  const over = routingTiming.leaseMs
  expect(await intervals()).toEqual([
    ['online', 0, over],
    ['offline', over, 100_000],
    ['online', 100_000, null],
  ])
})

it('another limit begins another interval', async () => {
  const { agent, seats, intervals } = await givenAgent()
  await seats.choose(agent, 'available')
  const by = { actor: operatorOf(agent.tenantId, 'root'), now: Date.now() }
  await world.node.deps.db
    .transaction()
    .execute((trx) => saveAgentLimit(trx, { ...agent, nick: 'Cy' }, 3, by))
  const rows = await intervals()
  expect(rows).toHaveLength(2)
  expect(rows[1]?.[2]).toBeNull()
})

it('many nodes at once never leave two open intervals, or two that overlap', async () => {
  const { agent, time, node, intervals, lapse } = await givenAgent()
  const nodes = [node(), node(), node()]
  for (let round = 0; round < 8; round += 1) {
    time.now += round % 2 === 0 ? 3_000 : routingTiming.leaseMs + 1
    await Promise.all([
      ...nodes.map((seats) => seats.beat(agent)),
      nodes[round % 3]?.choose(agent, round % 4 === 0 ? 'away' : 'available'),
      lapse(),
      ...(round % 3 === 0 ? [nodes[0]?.leave(agent)] : []),
    ])
  }
  const rows = await intervals()
  expect(rows.filter(([, , end]) => end === null)).toHaveLength(1)
  for (const [index, [, start]] of rows.entries()) if (index > 0) expect(start).toBe(rows[index - 1]?.[2])
})
