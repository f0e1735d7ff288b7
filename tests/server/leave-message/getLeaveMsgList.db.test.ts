import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { cracked, leftRow } from './given.ts'

let now = 1_794_700_000_000
const world = givenWorld({ clock: { now: () => now } })

async function leave(visitor: Visitor, input: Record<string, unknown> = {}): Promise<void> {
  now += 60_000
  expect((await visitor.call('leaveMsg', { ...cracked, ...input })).body.code).toBe(200)
}

async function listed(visitor: Visitor): Promise<Record<string, unknown>[]> {
  const { body } = await visitor.call('getLeaveMsgList')
  expect(body.code).toBe(200)
  return body.data as unknown as Record<string, unknown>[]
}

it('C-09 D-12 the visitor’s messages with all their fields, newest first', async () => {
  const visitor = await Visitor.start(world.http)
  expect(await listed(visitor)).toEqual([])
  await leave(visitor)
  await leave(visitor, { customerPhone: undefined, msgContent: 'And the handle is loose.' })
  const { channelId: _, ...words } = cracked
  const unhandled = { msgState: 0, updateUserName: '', msgDesc: '' }
  const messages = await listed(visitor)
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2)
  expect(messages.map(({ id: _id, msgNumber: _number, ...rest }) => rest)).toEqual([
    { ...words, ...unhandled, customerPhone: '', msgContent: 'And the handle is loose.', createTime: now },
    { ...words, ...unhandled, createTime: now - 60_000 },
  ])
})

it('C-09 D-12 a handled one has state 1, who handled it, when, and the remark', async () => {
  const visitor = await Visitor.start(world.http)
  await leave(visitor)
  const handled = { is_handled: true, updated_at: now + 5_000, updated_by: 'Ana', remark: 'A lid was sent.' }
  await world.node.deps.db
    .updateTable('left_messages')
    .set(handled)
    .where('user_id', '=', visitor.started.userId)
    .execute()
  expect(await listed(visitor)).toMatchObject([
    { msgState: 1, updateTime: now + 5_000, updateUserName: 'Ana', msgDesc: 'A lid was sent.' },
  ])
})

it('C-09 a hundred at most', async () => {
  const visitor = await Visitor.start(world.http)
  const { tenantId, channelId } = world.demo
  const { userId } = visitor.started
  const rows = Array.from({ length: 105 }, (_, i) =>
    leftRow({ tenantId, channelId, userId }, `number ${i}`, now + i),
  )
  await world.node.deps.db.insertInto('left_messages').values(rows).execute()
  const messages = await listed(visitor)
  expect(messages).toHaveLength(100)
  expect(messages.at(0)).toMatchObject({ msgContent: 'number 104' })
  expect(messages.at(-1)).toMatchObject({ msgContent: 'number 5' })
})

it('C-09 C-26 nobody sees or leaves those of somebody else, also not across tenants', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const victim = await Visitor.start(world.http)
  await leave(victim)
  const before = await listed(victim)
  const { userId } = victim.started
  for (const channelId of ['demo', 'rival']) {
    const stranger = await Visitor.start(world.http, { channelId })
    await leave(stranger, { channelId, msgContent: 'mine' })
    expect(await listed(stranger)).toMatchObject([{ msgContent: 'mine' }])
    for (const [call, input] of [
      ['getLeaveMsgList', { userId }],
      ['leaveMsg', { ...cracked, channelId, userId }],
    ] as const)
      expect((await stranger.http.call(call, input)).body).toMatchObject({ error: 'object.unknown' })
  }
  expect((await world.http.call('getLeaveMsgList', { userId })).status).toBe(401)
  expect(await listed(victim)).toEqual(before)

  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [userId])
  expect((await victim.call('getLeaveMsgList')).body.error).toBe('identity.expired')
})

it('C-09 the same userId in another tenant is somebody else', async () => {
  const { tenantId, channelId } = await seedTenant(world.node.deps.db, 'twin')
  const visitor = await Visitor.start(world.http)
  const { userId } = visitor.started
  const { db } = world.node.deps
  await db.insertInto('visitors').values({ tenant_id: tenantId, user_id: userId }).execute()
  await db
    .insertInto('left_messages')
    .values(leftRow({ tenantId, channelId, userId }, 'secret', now))
    .execute()
  expect(await listed(visitor)).toEqual([])
})
