import { describe, expect, it } from 'vitest'
import { createSeats } from '@foyer/server/features/routing/seats.ts'
import { createLeaseGrace } from '@foyer/server/features/routing/routing-rounds.ts'
import { routingTiming } from '@foyer/core/timing.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { givenGroup } from './given.ts'

const world = givenWorld()

async function leaseOf(agentId: number): Promise<number> {
  const { lease_until } = await world.node.deps.db
    .selectFrom('agent_seats')
    .select('lease_until')
    .where('tenant_id', '=', world.demo.tenantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow()
  return lease_until - Date.now()
}

describe('presence', () => {
  it('an open desk is there, is asked to show it, and is given who waits as soon as it wants', async () => {
    const { arrive, anaId, ana } = await givenGroup(world, { state: 'away' })
    const { tenantId } = world.demo
    const { ask, visitor } = await arrive()
    await ask()
    await seatAgent(world.node.deps.db, tenantId, anaId, { leaseUntil: 1 })
    const stream = await ana.stream()
    await stream.next((frame) => frame.type === 'hello')
    await expect.poll(() => leaseOf(anaId)).toBeGreaterThan(routingTiming.leaseMs - 10_000)
    expect((await ana.call('beat')).body.data).toEqual({ state: 'away' })
    await ana.call('setPresence', { state: 'available' })
    await expect
      .poll(async () => (await visitor.call('getEventMsg', { lastSeq: 999 })).body.data['status'])
      .toBe(2)
    stream.close()
    await expect.poll(() => leaseOf(anaId)).toBeLessThanOrEqual(routingTiming.leaseAfterStreamMs)
  })

  it('a first beat that is still being written does not undo a choice', async () => {
    const { anaId } = await givenGroup(world, { state: 'away' })
    const { db, clock, log, metrics } = world.node.deps
    const chosen = Promise.withResolvers<void>()
    let writes = 0
    const slow = {
      transaction: () => ({
        execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
          const isFirst = ++writes === 1
          const result = await db.transaction().execute(work)
          if (isFirst) await chosen.promise
          return result
        },
      }),
    }
    const seats = createSeats({ db: slow as unknown as typeof db, clock, log, metrics })
    const agent = { tenantId: world.demo.tenantId, agentId: anaId }
    const beat = seats.beat(agent)
    await seats.choose(agent, 'available')
    chosen.resolve()
    expect((await beat).state).toBe('available')
    expect((await seats.beat(agent)).state).toBe('available')
  })

  it('beats are written together, and never shorten a lease', async () => {
    const { anaId, benId, ana, ben } = await givenGroup(world, {}, {})
    const { seats, db } = world.node.deps
    for (const agent of [ana, ben]) await agent.call('beat')
    for (const id of [anaId, benId]) await seatAgent(db, world.demo.tenantId, id, { leaseUntil: 1 })
    for (const agent of [ana, ben]) await agent.call('beat')
    await seats.flush()
    const leases = [await leaseOf(anaId), await leaseOf(benId)]
    for (const left of leases) expect(left).toBeGreaterThan(routingTiming.leaseMs - 10_000)
    await seatAgent(db, world.demo.tenantId, anaId)
    await ana.call('beat')
    await seats.flush()
    expect(await leaseOf(anaId)).toBeGreaterThan(routingTiming.leaseMs)
  })

  it('signing out ends it at once, unless the agent is signed in elsewhere', async () => {
    const { anaId, ana } = await givenGroup(world)
    const { db } = world.node.deps
    const lease = { state: 'available', leaseUntil: Date.now() + 30_000 } as const
    await seatAgent(db, world.demo.tenantId, anaId, lease)
    await ana.call('signOut')
    expect(await leaseOf(anaId)).toBeGreaterThan(0)
    await db.deleteFrom('agent_sessions').where('agent_id', '=', anaId).execute()
    const { ana: last } = await givenGroup(world)
    await seatAgent(db, world.demo.tenantId, anaId, lease)
    await last.call('signOut')
    expect(await leaseOf(anaId)).toBeLessThanOrEqual(0)
  })

  it('a node that was away itself judges nobody before a whole lease has passed', () => {
    const node = createLeaseGrace()
    expect(node.seen(0)).toBe(false)
    for (let now = 1_000; now < routingTiming.leaseMs; now += 1_000) expect(node.seen(now)).toBe(false)
    expect(node.seen(routingTiming.leaseMs)).toBe(true)
    expect(node.seen(routingTiming.leaseMs + 30_000)).toBe(false)
  })

  it('listTeam says who is there, how busy, and who waits where', async () => {
    const { arrive, groupId, anaId, ana } = await givenGroup(world, { max: 1 })
    await (await arrive()).ask()
    await (await arrive()).ask()
    const { data } = (await ana.call('listTeam')).body
    const own = { adminId: String(anaId), presence: 'available', load: 1, max: 1 }
    expect(data['agents']).toEqual(expect.arrayContaining([expect.objectContaining(own)]))
    const group = { groupId, waiting: 1, members: [String(anaId)], isOpen: true }
    expect(data['groups']).toEqual(expect.arrayContaining([expect.objectContaining(group)]))
  })
})
