import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

it('C-08 resetInfo keeps what the page says, and a further field changes no column', async () => {
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.call('resetInfo', {
    userName: 'Sam',
    phone: '040 5550',
    email: 's@x.example',
    locale: 'ar',
    previousUrl: 'https://shop.example/cart',
    tenant_id: 99,
    role: 'owner',
  })
  expect(body.code).toBe(200)
  const { rows } = await world.node.deps.pool.query(
    'select name, phone, email, locale, page_url, tenant_id from visitors where user_id = $1',
    [visitor.started.userId],
  )
  expect(rows).toEqual([
    {
      name: 'Sam',
      phone: '040 5550',
      email: 's@x.example',
      locale: 'ar',
      page_url: 'https://shop.example/cart',
      tenant_id: world.demo.tenantId,
    },
  ])
})

it('C-19 chatClose ends the session once, and ending it again changes nothing', async () => {
  const visitor = await Visitor.start(world.http)
  expect((await visitor.call('chatClose')).body.code).toBe(200)
  expect((await visitor.call('chatClose')).body.code).toBe(200)
  const events = await visitor.call('getEventMsg', { lastSeq: 0 })
  expect(events.body.data).toMatchObject({ status: 0, msgList: [{ event_type: 1202, outType: 0 }] })
  expect((await visitor.send('too late')).body).toMatchObject({ code: 400, error: 'session.closed' })
})

it('C-14 transferAgent by name connects at once (D-02 status 2), asking again changes nothing', async () => {
  const visitor = await Visitor.start(world.http)
  const [ana] = world.demo.agents
  const { db } = world.node.deps
  await seatAgent(db, world.demo.tenantId, ana?.id ?? 0, { state: 'available' })
  const first = await visitor.call('transferAgent', { adminId: String(ana?.id) })
  expect(first.body.data).toEqual({ status: 2, adminId: String(ana?.id), adminNick: 'Ana', waitIndex: 0 })
  await seatAgent(db, world.demo.tenantId, ana?.id ?? 0)
  const second = await visitor.call('transferAgent', { adminId: String(ana?.id) })
  expect(second.body.data).toEqual(first.body.data)
  const events = await visitor.call('getEventMsg', { lastSeq: 0 })
  expect(events.body.data).toMatchObject({ status: 2, msgList: [{ event_type: 1200, adminNick: 'Ana' }] })
})

it('C-14 transferAgent without a name waits in line (D-02 status 3) and knows its place', async () => {
  const first = await Visitor.start(world.http)
  const second = await Visitor.start(world.http)
  const one = await first.call('transferAgent')
  const two = await second.call('transferAgent')
  expect(one.body.data['status']).toBe(3)
  expect(Number(two.body.data['waitIndex'])).toBe(Number(one.body.data['waitIndex']) + 1)
  expect((await second.call('getEventMsg', { lastSeq: 99 })).body.data).toMatchObject({ status: 3 })
  expect((await first.send('while waiting')).body.code).toBe(200)
})

it('D-02 status follows the session: 1 with the robot, 3 in line, 2 with a person, 0 ended', async () => {
  const agent = await Agent.signIn(world.http)
  const visitor = await Visitor.start(world.http)
  const status = async () => (await visitor.call('getEventMsg', { lastSeq: 99 })).body.data['status']
  expect(await status()).toBe(1)
  await visitor.call('transferAgent')
  await expect.poll(status).toBe(3)
  const threadId = String((await visitor.send('hi')).body.data['msgId']).split('.')[0]
  await agent.call('takeThread', { threadId })
  await expect.poll(status).toBe(2)
  await agent.call('closeThread', { threadId })
  await expect.poll(status).toBe(0)
})

it('two agents who take the same visitor at once: exactly one succeeds', async () => {
  const [ana, ben] = await Promise.all([
    Agent.signIn(world.http),
    Agent.signIn(world.http, 'ben@demo.example'),
  ])
  for (let round = 0; round < 5; round++) {
    const visitor = await Visitor.start(world.http)
    const threadId = String((await visitor.send('hi')).body.data['msgId']).split('.')[0]
    await visitor.call('transferAgent')
    const answers = await Promise.all([ana, ben].map((agent) => agent.call('takeThread', { threadId })))
    expect(answers.filter((a) => a.body.code === 200)).toHaveLength(1)
    expect(answers.find((a) => a.body.code === 400)?.body.error).toBe('thread.taken')
  }
})

it('P-05 an agent recalls an own message only; nobody recalls a visitor', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const mine = (await visitor.send('mine')).body.data['msgId']
  const hers = (await agent.reply(threadId, 'hers')).body.data['msgId']
  expect((await agent.call('recall', { threadId, msgId: mine })).body.error).toBe('message.notYours')
  expect((await ben.call('recall', { threadId, msgId: hers })).body.error).toBe('message.notYours')
  expect((await agent.call('recall', { threadId, msgId: hers })).body.code).toBe(200)
})
