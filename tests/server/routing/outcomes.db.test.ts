import { describe, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { givenGroup } from './given.ts'

const world = givenWorld()
const closedNow = { timeZone: 'UTC', week: {}, holidays: {} }

describe('C-14 transferAgent', () => {
  it('T-14 C-14 D-02 connects to an agent who is free, and the visitor hears of it (1200)', async () => {
    const { arrive, anaId } = await givenGroup(world)
    const { ask, visitor } = await arrive()
    expect(await ask()).toMatchObject({ status: 2, adminId: String(anaId), adminNick: 'Ana', waitIndex: 0 })
    await expect.poll(() => statusOf(visitor)).toBe(2)
    const events = await visitor.call('getEventMsg', { lastSeq: 0 })
    expect(JSON.stringify(events.body.data['msgList'])).toContain('"event_type":1200')
  })

  it('T-15 C-14 queues when all are busy, in order, and a place that becomes free is given to the first', async () => {
    const { arrive, ana } = await givenGroup(world, { max: 1 })
    const [served, first, second] = [await arrive(), await arrive(), await arrive()]
    expect(await served.ask()).toMatchObject({ status: 2 })
    expect(await first.ask()).toMatchObject({ status: 3, waitIndex: 1 })
    expect(await second.ask()).toMatchObject({ status: 3, waitIndex: 2 })
    const stream = await second.visitor.stream()
    await ana.call('closeThread', { threadId: served.threadId })
    await expect.poll(() => statusOf(first.visitor)).toBe(2)
    await stream.next((frame) => frame.type === 'status' && frame['waitIndex'] === 1)
    expect(await statusOf(second.visitor)).toBe(3)
    stream.close()
  })

  it('T-13 C-14 says so when nobody is there', async () => {
    const { arrive, anaId } = await givenGroup(world)
    await seatAgent(world.node.deps.db, world.demo.tenantId, anaId, { leaseUntil: 1 })
    const { ask, visitor } = await arrive()
    expect(await ask()).toMatchObject({ status: 1, waitIndex: 0 })
    expect(await statusOf(visitor)).toBe(1)
  })

  it('T-13 C-14 says so when too many wait', async () => {
    const { arrive, groupId } = await givenGroup(world, { state: 'away' })
    await seedGroup(world.node.deps.db, {
      tenantId: world.demo.tenantId,
      id: groupId,
      agentIds: [],
      queueLimit: 1,
    })
    const [first, second] = [await arrive(), await arrive()]
    expect(await first.ask()).toMatchObject({ status: 3 })
    expect(await second.ask()).toMatchObject({ status: 1 })
  })

  it('T-16 C-14 says so outside the working hours, unless somebody has stayed', async () => {
    const { arrive, groupId, anaId } = await givenGroup(world)
    const { db } = world.node.deps
    const { tenantId } = world.demo
    await seedGroup(db, { tenantId, id: groupId, agentIds: [], hours: closedNow })
    expect(await (await arrive()).ask()).toMatchObject({ status: 2 })
    await seatAgent(db, tenantId, anaId, { leaseUntil: 1 })
    expect(await (await arrive()).ask()).toMatchObject({ status: 5 })
  })

  it('T-15 who gives up is with the robot, and those behind move up', async () => {
    const { arrive } = await givenGroup(world, { state: 'away' })
    const [first, second] = [await arrive(), await arrive()]
    await first.ask()
    await second.ask()
    expect((await first.visitor.call('stopWaiting')).body.data).toEqual({ status: 1 })
    expect((await first.visitor.call('stopWaiting')).body.data).toEqual({ status: 1 })
    const events = await first.visitor.call('getEventMsg', { lastSeq: 0 })
    const gone = { event_type: 1208, reason: 'gaveUp', status: 1 }
    expect(events.body.data['msgList']).toEqual(expect.arrayContaining([expect.objectContaining(gone)]))
    await expect.poll(() => placeOf(second.visitor), { timeout: 10_000 }).toBe(1)
  })

  it('T-15 D-05 who comes back gets the agent they know, whoever else is free', async () => {
    const { arrive, anaId, benId, ana, ben } = await givenGroup(world, {}, {})
    const { visitor, threadId, ask } = await arrive()
    const first = await ask()
    const knows = first['adminId'] === String(anaId) ? ana : ben
    await knows.call('closeThread', { threadId })
    // The other one is less busy now by the turn they did not have.
    await visitor.http.call('chatStart', { channelId: 'demo', pid: 'again', locale: 'en' })
    expect([String(anaId), String(benId)]).toContain(first['adminId'])
    expect(await ask()).toMatchObject({ status: 2, adminId: first['adminId'] })
  })
})

type V = Awaited<ReturnType<Awaited<ReturnType<typeof givenGroup>>['arrive']>>['visitor']

async function statusOf(visitor: V): Promise<unknown> {
  return (await visitor.call('getEventMsg', { lastSeq: 999 })).body.data['status']
}

async function placeOf(visitor: V): Promise<unknown> {
  return (await visitor.call('getEventMsg', { lastSeq: 999 })).body.data['waitIndex']
}
