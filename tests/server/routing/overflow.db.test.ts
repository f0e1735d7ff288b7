import { describe, expect, it } from 'vitest'
import { overflowWaiting } from '@foyer/server/features/routing/overflow-waiting.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { waitCauses, waitOutcomes } from '@foyer/server/rules/facts/codes.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { factsOf } from '../facts/given.ts'
import { givenGroup } from './given.ts'

const world = givenWorld()
const closedNow = { timeZone: 'UTC', week: {}, holidays: {} }

type Wishes = {
  afterSeconds?: number
  queueLimit?: number
  isClosed?: boolean
  /** Settings of the overflow group, in which Ben is. */
  behind?: { queueLimit?: number; isClosed?: boolean }
}

/** Ana's group, which overflows into Ben's. */
async function givenOverflow(
  { afterSeconds, queueLimit = 100, isClosed, behind = {} }: Wishes,
  ana: Parameters<typeof givenGroup>[1] = {},
) {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const given = await givenGroup(world, ana)
  const behindId = `${given.groupId}-behind`
  await seedGroup(db, {
    tenantId,
    id: behindId,
    agentIds: [given.benId],
    queueLimit: behind.queueLimit ?? 100,
    hours: behind.isClosed ? closedNow : null,
  })
  await seedGroup(db, {
    tenantId,
    id: given.groupId,
    agentIds: [],
    queueLimit,
    hours: isClosed ? closedNow : null,
  })
  await db
    .updateTable('agent_groups')
    .set({ overflow_group_id: behindId, overflow_after_s: afterSeconds ?? null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', given.groupId)
    .execute()
  const seatBen = (seat: Parameters<typeof seatAgent>[3]) => seatAgent(db, tenantId, given.benId, seat)
  const seatAna = (seat: Parameters<typeof seatAgent>[3]) => seatAgent(db, tenantId, given.anaId, seat)
  await seatBen({ state: 'available' })
  return { ...given, behindId, seatBen, seatAna }
}

async function groupOf(threadId: string): Promise<string> {
  const { group_id } = await world.node.deps.db
    .selectFrom('threads')
    .select('group_id')
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
  return group_id
}

async function ownerOf(threadId: string): Promise<{ holds: number }> {
  return world.node.deps.db
    .selectFrom('threads')
    .select('owner_id as holds')
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
}

async function statusOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.call('getEventMsg', { lastSeq: 999 })).body.data['status']
}

/** A round of the sweep, so much later. */
function later(ms: number): Promise<void> {
  return overflowWaiting({ ...world.node.deps, clock: { now: () => Date.now() + ms } })
}

describe('a visitor who asks in a group with an overflow group', () => {
  it('is served by the overflow group while their own is closed', async () => {
    const { arrive, benId, behindId } = await givenOverflow({ isClosed: true })
    const { ask, threadId } = await arrive()
    expect(await ask()).toMatchObject({ status: 2, adminId: String(benId) })
    expect(await groupOf(threadId)).toBe(behindId)
  })

  it('waits there while nobody of their own group is online, and the place is that of the new queue', async () => {
    const { arrive, behindId, seatAna, seatBen } = await givenOverflow({})
    await seatAna({ leaseUntil: 1 })
    await seatBen({ state: 'away' })
    const [first, second] = [await arrive(), await arrive()]
    expect(await first.ask()).toMatchObject({ status: 3, waitIndex: 1 })
    expect(await second.ask()).toMatchObject({ status: 3, waitIndex: 2 })
    expect(await groupOf(second.threadId)).toBe(behindId)
  })

  it('goes there when their own queue is full', async () => {
    const { arrive, groupId, benId } = await givenOverflow({ queueLimit: 1 }, { state: 'away' })
    const [first, second] = [await arrive(), await arrive()]
    expect(await first.ask()).toMatchObject({ status: 3 })
    expect(await groupOf(first.threadId)).toBe(groupId)
    expect(await second.ask()).toMatchObject({ status: 2, adminId: String(benId) })
  })

  it('hears of their own group where the overflow group cannot take them either', async () => {
    const { arrive, groupId, seatAna, seatBen } = await givenOverflow({ isClosed: true })
    await seatAna({ leaseUntil: 1 })
    await seatBen({ leaseUntil: 1 })
    const { ask, threadId } = await arrive()
    expect(await ask()).toMatchObject({ status: 5 })
    const { waits } = await factsOf(world, threadId)
    expect(waits).toMatchObject([{ group_id: groupId, outcome: waitOutcomes.offHours }])
  })
})

describe('a visitor who waits', () => {
  it('moves into the queue of the overflow group after its seconds, not before, and is served there', async () => {
    const { arrive, groupId, behindId, ben, benId, seatBen } = await givenOverflow(
      { afterSeconds: 60 },
      { state: 'away' },
    )
    await seatBen({ state: 'away' })
    const { ask, threadId } = await arrive()
    await ask()
    await later(59_000)
    expect(await groupOf(threadId)).toBe(groupId)
    await later(61_000)
    expect(await groupOf(threadId)).toBe(behindId)
    // Their time in the new queue begins anew.
    await later(61_000)
    expect(await groupOf(threadId)).toBe(behindId)
    await ben.call('takeThread', { threadId })
    const { waits } = await factsOf(world, threadId)
    expect(waits).toMatchObject([
      { group_id: groupId, cause: waitCauses.queued, outcome: waitOutcomes.overflowed, agent_id: null },
      { group_id: behindId, cause: waitCauses.overflowed, outcome: waitOutcomes.accepted, agent_id: benId },
    ])
  })

  it('is given to a free agent of the overflow group at once', async () => {
    const { arrive, benId } = await givenOverflow({ afterSeconds: 10 }, { state: 'away' })
    const { ask, visitor, threadId } = await arrive()
    await ask()
    await later(11_000)
    await expect.poll(() => statusOf(visitor)).toBe(2)
    const { holds } = await ownerOf(threadId)
    expect(holds).toBe(benId)
  })

  it.each([
    ['closed', { isClosed: true }],
    ['full', { queueLimit: 0 }],
  ])('stays while the overflow group is %s', async (_name, behind) => {
    const { arrive, groupId, seatBen } = await givenOverflow({ afterSeconds: 10, behind }, { state: 'away' })
    await seatBen({ state: 'away' })
    const { ask, threadId } = await arrive()
    await ask()
    await later(11_000)
    expect(await groupOf(threadId)).toBe(groupId)
  })

  it('moves when their own group has been empty for a minute, instead of being sent away', async () => {
    const { arrive, behindId, seatAna, seatBen } = await givenOverflow({}, { state: 'away' })
    await seatBen({ state: 'away' })
    const { ask, threadId, visitor } = await arrive()
    await ask()
    await seatAna({ leaseUntil: 1 })
    const soon = { ...world.node.deps, clock: { now: () => Date.now() + 61_000 } }
    await sweepRouting(soon, true)
    expect(await groupOf(threadId)).toBe(behindId)
    expect(await statusOf(visitor)).toBe(3)
  })

  it('goes to the overflow group when the last agent of their own declines', async () => {
    const { arrive, behindId, ana, seatBen } = await givenOverflow({})
    await seatBen({ state: 'away' })
    const { ask, threadId, visitor } = await arrive()
    expect(await ask()).toMatchObject({ status: 2 })
    await ana.call('refuseThread', { threadId })
    expect(await groupOf(threadId)).toBe(behindId)
    expect(await statusOf(visitor)).toBe(3)
  })

  it('finds the group of the channel when their own was deleted', async () => {
    const { arrive, groupId, seatBen } = await givenOverflow({}, { state: 'away' })
    await seatBen({ state: 'away' })
    const { ask, threadId } = await arrive()
    await ask()
    const { db } = world.node.deps
    await db.deleteFrom('agent_groups').where('id', '=', groupId).execute()
    await sweepRouting({ ...world.node.deps, clock: { now: () => Date.now() + 61_000 } }, true)
    expect(await groupOf(threadId)).toBe('default')
  })
})

it('a channel is staffed when somebody of an overflow group is there', async () => {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const { behindId, seatAna, benId } = await givenOverflow({})
  await seatAna({ leaseUntil: 1 })
  await db.deleteFrom('agent_group_members').where('group_id', '=', 'default').execute()
  const link = (overflow: string | null) =>
    db
      .updateTable('agent_groups')
      .set({ overflow_group_id: overflow })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', 'default')
      .execute()
  const isStaffed = async () => {
    const node = await world.startNode()
    return (await node.deps.channels.find('demo'))?.isStaffed
  }
  expect(await isStaffed()).toBe(false)
  await link(behindId)
  expect(await isStaffed()).toBe(true)
  await link(null)
  await seedGroup(db, { tenantId, id: 'default', agentIds: [benId] })
})
