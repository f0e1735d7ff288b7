import { expect, it } from 'vitest'
import { periodOf, shelfOf } from '@foyer/server/rules/log/shelf.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given

const textsOf = async (visitor: Visitor): Promise<unknown[]> => {
  const answer = await given.renew(visitor).call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  const list = (answer.body.data?.['msgList'] ?? []) as { msgContent: string }[]
  return list.map(({ msgContent }) => msgContent)
}

async function hold(visitor: Visitor): Promise<void> {
  const { tenantId, userId } = given.refOf(visitor)
  await given.rows(
    `insert into legal_holds (tenant_id, user_id, reason, agent_id, held_at) values ($1, $2, 'case', $3, 1)`,
    [tenantId, userId, world.demo.agents[0]?.id],
  )
}

const lift = (visitor: Visitor) =>
  given.rows('delete from legal_holds where user_id = $1', [given.refOf(visitor).userId])

it('an admin holds a visitor, sees the hold, and lifts it; agents may not', async () => {
  const visitor = await given.start('30d')
  const threadId = await threadIdOf(visitor)
  const [ana, ben] = [await Agent.signIn(world.http), await Agent.signIn(world.http, 'ben@demo.example')]
  const userId = visitor.started.userId
  for (const [name, input] of [
    ['listHolds', {}],
    ['holdVisitor', { threadId, reason: 'x' }],
    ['liftHold', { userId }],
    ['readRetention', {}],
    ['setRetention', { retention: '30d' }],
    ['setChannelRetention', { channelId: 'demo' }],
  ] as const)
    expect((await ben.call(name, input)).body).toMatchObject({ error: 'identity.forbidden' })

  const held = await ana.call('holdVisitor', { threadId, reason: ' Court case 4711 ' })
  const expected = { userId, reason: 'Court case 4711', adminNick: 'Ana' }
  expect(held.body.data['hold']).toMatchObject(expected)
  await ana.call('holdVisitor', { threadId, reason: 'Court case 4712' })
  const list = (await ana.call('listHolds')).body.data['holds']
  expect(list).toMatchObject([{ ...expected, reason: 'Court case 4712' }])
  expect((await ana.call('visitorInfo', { threadId })).body.data['hold']).toMatchObject({ userId })
  expect((await ben.call('visitorInfo', { threadId })).body.data['hold']).toBeUndefined()
  expect((await ana.call('liftHold', { userId })).body.code).toBe(200)
  expect((await ana.call('liftHold', { userId })).body).toMatchObject({ error: 'object.unknown' })
  expect((await ana.call('listHolds')).body.data['holds']).toEqual([])
  expect((await ana.call('holdVisitor', { threadId: 'nobody', reason: 'x' })).body).toMatchObject({
    error: 'object.unknown',
  })
})

it('what a held visitor said moves to the kept shelf of its time, and goes after the hold was lifted', async () => {
  const held = await given.talk('30d', 'evidence')
  const other = await given.talk('30d', 'small talk')
  await hold(held)
  const shelf = await given.shelfOf(held)
  await given.detach(shelf)
  const kept = shelfOf('keep', periodOf(shelf)?.startsAt ?? 0)
  expect(await given.shelfOf(held)).toBe(kept)
  expect(await textsOf(held)).toEqual(['evidence'])
  expect(await textsOf(other)).toEqual([])
  await given.drop(shelf)
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect(await textsOf(held)).toEqual(['evidence'])
  expect(await given.count('threads where id = $1', [given.refOf(other).threadId])).toBe(0)

  const again = await Visitor.start(given.renew(held).http)
  expect((await again.send('still here')).body.code).toBe(200)
  await again.call('chatClose')
  await lift(held)
  await given.round()
  expect(await textsOf(held)).toEqual(['still here'])
  expect(
    await given.count('entries where thread_id = $1 and shelf = $2', [given.refOf(held).threadId, kept]),
  ).toBe(0)
})

it('client ids that are on both shelves already do not stop the move', async () => {
  const visitor = await given.start('keep')
  await visitor.send('on the kept shelf', 'same-client-id')
  await visitor.call('chatClose')
  // Two sessions on, the id of the first is no longer looked for.
  for (const retention of ['90d', '30d'] as const) {
    await given.rows('update tenants set retention = $1', [retention])
    const next = await Visitor.start(visitor.http)
    await next.send(`on ${retention}`, retention === '30d' ? 'same-client-id' : 'another-id')
    await next.call('chatClose')
  }
  const shelf = await given.shelfOf(visitor)
  const period = periodOf(shelf)
  // The kept shelf of the same time is that of the first session.
  expect(
    await given.count('sessions where thread_id = $1 and shelf = $2', [
      given.refOf(visitor).threadId,
      shelfOf('keep', period?.startsAt ?? 0),
    ]),
  ).toBe(1)
  await hold(visitor)
  await given.detach(shelf)
  expect(await textsOf(visitor)).toEqual(['on the kept shelf', 'on 90d', 'on 30d'])
})

it('somebody who is put under a hold while their shelf is detached is kept', async () => {
  const visitor = await given.talk('30d', 'found late')
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  expect(await textsOf(visitor)).toEqual([])
  await hold(visitor)
  await given.drop(shelf)
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect(await textsOf(visitor)).toEqual(['found late'])
})
