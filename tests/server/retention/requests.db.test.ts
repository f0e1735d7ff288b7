import { expect, it } from 'vitest'
import { insertIdentity } from '@foyer/server/features/session/create-identity.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { png } from '../files/pictures.ts'
import { answer, asFiles, damage, givenTemplate, must, uploadFor } from '../tickets/given.ts'
import { dayMs, givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given

const tickets = (id: string) => given.count('tickets where id = $1', [id])
const closeTicket = async (ticketId: string) =>
  must(await (await Agent.signIn(world.http)).call('updateTicket', { ticketId, status: 5 }))

it('a closed ticket goes after its time with its files and entries, an open one stays and can be answered', async () => {
  const visitor = await given.start('30d')
  const template = await givenTemplate(world)
  const open = async (more: object = {}) =>
    String(must(await visitor.call('addWo', damage(template, { ...more })))['woId'])
  const url = String(must(await uploadFor(visitor, 'photo.png', await png()))['url'])
  const [closed, worked] = [await open({ woFileRelVoList: asFiles(url) }), await open()]
  await visitor.call('chatClose')
  await closeTicket(closed)
  const shelf = await given.shelfOf(visitor)
  const { threadId, userId } = given.refOf(visitor)
  const fileId = /\d+-([\w-]{22})/.exec(url)?.[1] ?? ''

  await given.goTo(given.now() + 30 * dayMs - 60_000)
  await given.round()
  expect([await tickets(closed), await tickets(worked)]).toEqual([1, 1])
  await given.detach(shelf)
  await given.drop(shelf)
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect([await tickets(closed), await tickets(worked)]).toEqual([0, 1])
  expect(await given.count('files where id = $1', [fileId])).toBe(0)
  expect(await world.node.deps.storage.list(world.demo.tenantId)).not.toContain(
    `${world.demo.tenantId}/${fileId}`,
  )
  expect(await given.count('ticket_entries where ticket_id = $1', [closed])).toBe(0)
  expect(await given.count('sessions where thread_id = $1', [threadId])).toBe(0)

  const desk = await Agent.signIn(world.http)
  expect((await desk.call('replyTicket', answer(worked, 'Sorry that it took so long'))).body.code).toBe(200)
  await closeTicket(worked)
  await given.goTo(given.now() + 29 * dayMs)
  await given.round()
  expect(await tickets(worked)).toBe(1)
  await given.goTo(given.now() + 2 * dayMs)
  await given.round()
  expect(await tickets(worked)).toBe(0)
  expect(await given.count('threads where id = $1', [threadId])).toBe(0)
  expect(await given.count('visitors where user_id = $1', [userId])).toBe(0)
})

it('a ticket that was made of a conversation stays as long as the conversation', async () => {
  await given.rows(`update tenants set retention = '1y'`)
  const { visitor, threadId, agent } = await startTalk(world.http)
  const ticketId = String(
    must(await agent.call('openTicket', { from: { kind: 'thread', threadId } }))['ticketId'],
  )
  await visitor.call('chatClose')
  await closeTicket(ticketId)
  // The class of the channel is shorter now, that of the conversation is not.
  await given.rows(`update tenants set retention = '30d'`)
  await given.goTo(given.now() + 60 * dayMs)
  await given.round()
  expect(await tickets(ticketId)).toBe(1)
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  await given.round()
  expect(await tickets(ticketId)).toBe(1)
  await given.drop(shelf)
  expect(await tickets(ticketId)).toBe(0)
})

it('an offline message goes by its last change, and its visitor when nothing else is left', async () => {
  const visitor = await given.talk('90d', 'hello')
  const { tenantId, userId, threadId } = given.refOf(visitor)
  await given.rows(
    `insert into left_messages (tenant_id, id, channel_id, user_id, client_id, name, phone, email, content, created_at)
     values ($1, 'm1', $2, $3, 'c1', '', '', '', 'call me', $4)`,
    [tenantId, world.demo.channelId, userId, given.now()],
  )
  const messages = () => given.count(`left_messages where id = 'm1'`)
  await given.goTo(given.now() + 80 * dayMs)
  await given.rows(`update left_messages set updated_at = $1 where id = 'm1'`, [given.now()])
  await given.goTo(given.now() + 80 * dayMs)
  await given.round()
  expect(await messages()).toBe(1)
  const shelf = await given.shelfOf(visitor)
  await given.rows(`update tenants set retention = 'keep'`)
  await given.detach(shelf)
  await given.drop(shelf)
  expect(await given.count('threads where id = $1', [threadId])).toBe(0)
  expect(await given.count('visitors where user_id = $1', [userId])).toBe(1)
  await given.rows(`update tenants set retention = '90d'`)
  await given.goTo(given.now() + 90 * dayMs)
  await given.round()
  expect(await messages()).toBe(0)
  expect(await given.count('visitors where user_id = $1', [userId])).toBe(0)
})

it('a visitor who only left a message goes with it, and so does their thread', async () => {
  const { db } = world.node.deps
  const { tenantId, channelId } = world.demo
  const { userId } = await db
    .transaction()
    .execute((trx) => insertIdentity(trx, { tenantId, channelId }, given.now()))
  await given.rows(
    `insert into left_messages (tenant_id, id, channel_id, user_id, client_id, name, phone, email, content, created_at)
     values ($1, 'm2', $2, $3, 'c2', '', '', '', 'call me', $4)`,
    [tenantId, channelId, userId, given.now()],
  )
  await given.rows(`update tenants set retention = '30d'`)
  await given.goTo(given.now() + 31 * dayMs)
  await given.round()
  expect(await given.count('threads where user_id = $1', [userId])).toBe(0)
  expect(await given.count('visitors where user_id = $1', [userId])).toBe(0)
})

it('a blocked visitor stays blocked when everything else is gone', async () => {
  const visitor = await given.start('30d')
  const threadId = await threadIdOf(visitor)
  const desk = await Agent.signIn(world.http)
  must(await desk.call('blockVisitor', { threadId, period: 'ever', reason: 'abuse' }))
  await visitor.call('chatClose')
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  await given.drop(shelf)
  const { userId } = given.refOf(visitor)
  expect(await given.count('visitor_blocks where user_id = $1', [userId])).toBe(1)
  expect(
    await given.count('sessions s join threads t on t.id = s.thread_id where t.user_id = $1', [userId]),
  ).toBe(0)
})

it('sessions from before the log was divided go by the class of their channel, a week after it was chosen', async () => {
  const [old, young] = [await given.talk('keep', 'old'), await given.talk('keep', 'young')]
  const refs = [given.refOf(old), given.refOf(young)]
  // As an installation has them that was there before.
  const columns = 'thread_id, at, tenant_id, seq, agent_id, kind, sender, flags, client_id, content, extra'
  for (const { threadId } of refs) {
    await given.rows(
      `insert into entries_0 (${columns}, shelf) select ${columns}, 0 from entries where thread_id = $1`,
      [threadId],
    )
    await given.rows('delete from entries where thread_id = $1 and shelf <> 0', [threadId])
    await given.rows('update sessions set shelf = 0 where thread_id = $1', [threadId])
    await given.rows('update threads set shelf = 0 where id = $1', [threadId])
  }
  const shift = (threadId: number | undefined, days: number) =>
    given.rows('update sessions set ended_at = ended_at + $2::bigint where thread_id = $1', [
      threadId,
      days * dayMs,
    ])
  await shift(refs[0]?.threadId, -5)
  await shift(refs[1]?.threadId, 10)
  const left = (index: number) => given.count('entries_0 where thread_id = $1', [refs[index]?.threadId])
  await given.goTo(given.now() + 28 * dayMs)
  await given.round()
  expect(await left(0)).toBeGreaterThan(0)

  const agent = await Agent.signIn(world.http)
  must(await agent.call('setRetention', { retention: '30d' }))
  await given.round()
  expect(await left(0), 'the admin can think again for a week').toBeGreaterThan(0)
  const { forecast } = (await agent.call('readRetention')).body.data as { forecast: { time: number }[] }
  expect(forecast[0]?.time).toBeGreaterThan(given.now() + 7 * dayMs)

  await given.goTo(given.now() + 7 * dayMs + 60_000)
  await given.round()
  expect(await left(0)).toBe(0)
  expect(await given.count('threads where id = $1', [refs[0]?.threadId])).toBe(0)
  expect(await left(1)).toBeGreaterThan(0)
})
