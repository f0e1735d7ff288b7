import { describe, expect, it } from 'vitest'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { givenGroup } from './given.ts'

const world = givenWorld()

async function ownerOf(agent: Agent, threadId: string): Promise<unknown> {
  const { body } = await agent.call('readThread', { threadId })
  return body.data['thread']
}

async function eventsOf(agent: Agent, threadId: string): Promise<string> {
  return JSON.stringify((await agent.call('readThread', { threadId })).body.data['events'])
}

describe('a thread that changes hands', () => {
  it('is handed to a colleague with a note that the visitor never sees', async () => {
    const { arrive, ana, ben, benId } = await givenGroup(world, {}, { state: 'away' })
    const { ask, visitor, threadId } = await arrive()
    await ask()
    const to = { threadId, adminId: String(benId), note: 'wants a refund' }
    expect((await ana.call('handOver', to)).body).toMatchObject({ error: 'agent.away' })
    await ben.call('setPresence', { state: 'available' })
    expect((await ana.call('handOver', to)).body.code).toBe(200)
    expect(await ownerOf(ben, threadId)).toMatchObject({ adminId: String(benId) })
    expect(await eventsOf(ben, threadId)).toContain('wants a refund')
    const seen = await visitor.call('getEventMsg', { lastSeq: 0 })
    expect(JSON.stringify(seen.body.data)).toContain('"adminNick":"Ben"')
    expect(JSON.stringify(seen.body.data)).not.toContain('refund')
    expect((await ana.reply(threadId, 'too late')).body).toMatchObject({ error: 'thread.notYours' })
  })

  it('is handed to a group, where its old ticket puts it before those who came later', async () => {
    const { arrive, ana, benId, ben } = await givenGroup(world, {}, { state: 'away' })
    const { db } = world.node.deps
    const other = `${Date.now()}-other`
    await seedGroup(db, { tenantId: world.demo.tenantId, id: other, agentIds: [benId] })
    const early = await arrive()
    await early.ask()
    const late = await arrive()
    await late.visitor.call('transferAgent', { groupId: other })
    expect((await ana.call('handOver', { threadId: early.threadId, groupId: other })).body.code).toBe(200)
    await expect.poll(() => told(early.visitor)).toMatchObject({ status: 3, waitIndex: 1 })
    expect(JSON.stringify(await told(early.visitor))).toContain('"reason":"handedOver"')
    await ben.call('setPresence', { state: 'available' })
    await expect.poll(() => ownerOf(ben, early.threadId)).toMatchObject({ adminId: String(benId) })
    const unknown = { threadId: early.threadId, groupId: 'no such group' }
    expect((await ben.call('handOver', unknown)).body).toMatchObject({ error: 'object.unknown' })
  })

  it('T-21 T-19 is refused: the visitor hears 1208 and waits for another agent, never for the same', async () => {
    const { arrive, ana, ben, anaId, benId } = await givenGroup(world, {}, { state: 'away' })
    const { ask, visitor, threadId } = await arrive()
    await ask()
    expect((await ben.call('refuseThread', { threadId })).body).toMatchObject({ error: 'thread.notYours' })
    expect((await ana.call('refuseThread', { threadId })).body.code).toBe(200)
    await expect.poll(() => told(visitor)).toMatchObject({ status: 3 })
    expect(JSON.stringify(await told(visitor))).toContain('"reason":"refused","status":3')
    await world.node.deps.assign(world.demo.tenantId)
    expect(await ownerOf(ana, threadId)).toMatchObject({ status: 3 })
    await ben.call('setPresence', { state: 'available' })
    await expect.poll(() => ownerOf(ben, threadId)).toMatchObject({ adminId: String(benId) })
    // Both have refused then: nobody is left to wait for.
    await ben.call('refuseThread', { threadId })
    expect(await ownerOf(ben, threadId)).toMatchObject({ status: 1 })
    expect(anaId).not.toBe(benId)
  })

  it('is taken over by a supervisor whatever their limit, and by nobody of lower rank', async () => {
    const { arrive, ana, ben, anaId } = await givenGroup(world, { max: 0 }, { max: 1 })
    const { ask, threadId } = await arrive()
    expect(await ask()).toMatchObject({ status: 2, adminNick: 'Ben' })
    expect((await ben.call('takeOver', { threadId })).body).toMatchObject({ error: 'identity.forbidden' })
    expect((await ana.call('takeOver', { threadId })).body.data).toMatchObject({
      thread: { adminId: String(anaId) },
    })
  })

  it('is not taken by an agent who has as many as they may have', async () => {
    const { arrive, ana } = await givenGroup(world, { max: 1, state: 'away' })
    const [first, second] = [await arrive(), await arrive()]
    await first.ask()
    await second.ask()
    const take = async (threadId: string) => (await ana.call('takeThread', { threadId })).body
    expect(await take(first.threadId)).toMatchObject({ code: 200 })
    expect(await take(second.threadId)).toMatchObject({ error: 'agent.full' })
    await ana.call('closeThread', { threadId: first.threadId })
    expect(await take(second.threadId)).toMatchObject({ code: 200 })
  })

  it('goes back to the head of the queue when its agent vanishes, and on to another', async () => {
    const { arrive, ana, ben, anaId, benId } = await givenGroup(world, { max: 1 }, { state: 'away' })
    const { tenantId } = world.demo
    const { db } = world.node.deps
    const [held, waits] = [await arrive(), await arrive()]
    await held.ask()
    await waits.ask()
    await seatAgent(db, tenantId, anaId, { state: 'available', leaseUntil: 1 })
    await sweepRouting(world.node.deps, true)
    await expect.poll(() => told(held.visitor)).toMatchObject({ status: 3, waitIndex: 1 })
    expect(JSON.stringify(await told(held.visitor))).toContain('"reason":"requeued"')
    await ben.call('setPresence', { state: 'available' })
    await expect.poll(() => ownerOf(ben, held.threadId)).toMatchObject({ adminId: String(benId) })
    expect((await ana.reply(held.threadId, 'I am back')).body).toMatchObject({ error: 'thread.notYours' })
  })

  it('T-13 where nobody has been for a minute, nobody waits any longer', async () => {
    const { arrive, anaId } = await givenGroup(world, { state: 'away' })
    const { tenantId } = world.demo
    const { db, clock } = world.node.deps
    const { ask, visitor } = await arrive()
    await ask()
    await seatAgent(db, tenantId, anaId, { leaseUntil: clock.now() - 59_000 })
    await db.updateTable('threads').set({ owned_since: 1 }).where('owner_kind', '=', 2).execute()
    await sweepRouting(world.node.deps, true)
    expect((await visitor.call('getEventMsg', { lastSeq: 0 })).body.data).toMatchObject({ status: 3 })
    await seatAgent(db, tenantId, anaId, { leaseUntil: clock.now() - 61_000 })
    await sweepRouting(world.node.deps, true)
    await expect.poll(() => told(visitor)).toMatchObject({ status: 1 })
    expect(JSON.stringify(await told(visitor))).toContain('"reason":"noAgent","status":1')
  })
})

/** What the visitor's next poll brings. The notification comes a moment after the commit, so this is asked until it is right. */
async function told(visitor: Visitor): Promise<Record<string, unknown>> {
  return (await visitor.call('getEventMsg', { lastSeq: 0 })).body.data
}
