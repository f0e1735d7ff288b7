import { expect, it } from 'vitest'
import { createRoutingRounds } from '@foyer/server/features/routing/routing-rounds.ts'
import { routingTiming } from '@foyer/core/timing.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { createSteadyClock } from '@foyer/server/platform/clock.ts'
import { createClockSkew } from '@foyer/server/platform/clock-skew.ts'
import { givenGroup } from '../routing/given.ts'

const world = givenWorld()

/** Another node, whose clock can be turned. */
async function givenNode(aheadMs = 0) {
  const clock = { aheadMs, now: (): number => Date.now() + clock.aheadMs }
  const node = await world.startNode({}, { clock })
  return { node, clock }
}

/** Rounds of a node for longer than a lease: it is then steady enough to judge. */
async function roundsForALease({ deps }: ServerNode, clock: { aheadMs: number }): Promise<void> {
  const round = createRoutingRounds(deps)
  for (let ms = 0; ms <= routingTiming.leaseMs + 2_000; ms += 1_000) {
    await round()
    clock.aheadMs += 1_000
  }
}

async function givenConversation() {
  const { arrive, anaId } = await givenGroup(world)
  const { ask, threadId } = await arrive()
  await ask()
  const ownerKind = async () => {
    const { rows } = await world.node.deps.pool.query<{ owner_kind: number }>(
      'select owner_kind from threads where key = $1',
      [threadId],
    )
    return rows[0]?.owner_kind
  }
  await expect.poll(ownerKind).toBe(3)
  const lease = (leaseUntil: number) =>
    seatAgent(world.node.deps.db, world.demo.tenantId, anaId, { state: 'available', leaseUntil })
  return { anaId, ownerKind, lease }
}

it('a node whose clock is a minute ahead takes nobody from an agent who is there', async () => {
  const { ownerKind, lease } = await givenConversation()
  const { node, clock } = await givenNode(60_000)
  await lease(Date.now() + routingTiming.leaseMs)
  await roundsForALease(node, clock)
  expect(node.deps.clockSkew.isTrusted()).toBe(false)
  expect(await ownerKind()).toBe(3)
})

it('a node whose clock is right takes them from an agent who is gone', async () => {
  const { ownerKind, lease } = await givenConversation()
  const { node, clock } = await givenNode()
  await lease(Date.now() - 1)
  await roundsForALease(node, clock)
  expect(await ownerKind()).not.toBe(3)
})

it('an agent at a node whose clock is a minute behind has a lease that others believe', async () => {
  const { anaId, lease } = await givenConversation()
  await lease(0)
  const { node } = await givenNode(-60_000)
  const agent = { tenantId: world.demo.tenantId, agentId: anaId }
  await node.deps.seats.beat(agent)
  const { lease_until } = await node.deps.db
    .selectFrom('agent_seats')
    .select('lease_until')
    .where('agent_id', '=', anaId)
    .executeTakeFirstOrThrow()
  expect(lease_until - Date.now()).toBeGreaterThan(routingTiming.leaseMs - 5_000)
})

it('a node warns above 2 s, is not ready above 10 s, and is ready again when the clock is', async () => {
  const { node, clock } = await givenNode()
  const ready = async () => {
    const response = await fetch(`${node.address}/readyz`)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const isGood = { status: 200, body: { status: 'ready' } }
  expect(await ready()).toEqual(isGood)

  clock.aheadMs = 5_000
  await node.deps.clockSkew.measure()
  expect(node.deps.clockSkew.isTrusted()).toBe(false)
  expect((await node.deps.metrics.clockSkew.get()).values[0]?.value).toBeCloseTo(5, 0)
  expect(await ready()).toEqual(isGood)

  clock.aheadMs = -11_000
  await node.deps.clockSkew.measure()
  expect(await ready()).toEqual({ status: 503, body: { status: 'not ready', failed: ['clock'] } })

  clock.aheadMs = 0
  await node.deps.clockSkew.measure()
  expect(node.deps.clockSkew.isTrusted()).toBe(true)
  expect(await ready()).toEqual(isGood)
})

it('a node whose system clock is an hour behind goes by the time of PostgreSQL, and says that it is off', async () => {
  const { pool, log, metrics } = world.node.deps
  const wall = { now: () => Date.now() - 3_600_000 }
  const clock = createSteadyClock(wall)
  const skew = createClockSkew({ pool, clock, wall, log, metrics })
  await skew.measure()
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
  expect(Math.abs(skew.leaseClock.now() - Date.now())).toBeLessThan(1_000)
  expect(skew.isReady()).toBe(false)
})
