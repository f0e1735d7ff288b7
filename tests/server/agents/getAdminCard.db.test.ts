import { expect, it } from 'vitest'
import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const unknown = { code: 400, error: 'object.unknown' }

it('C-15 D-03 getAdminCard is the card of the agent whom the visitor talks to, all nine fields of it', async () => {
  const { visitor } = await startTalk(world.http)
  const { body } = await visitor.call('getAdminCard')
  expect(body).toEqual({
    code: 200,
    data: {
      adminId: String(world.demo.agents[0]?.id),
      adminNick: 'Ana',
      adminFace: '',
      adminCardTel: '+49 40 5550 123',
      adminCardMobile: '+49 170 5550 123',
      adminCardEmail: 'ana@shop.example',
      adminCardQq: '10001',
      adminCardWechat: 'ana-shop',
      adminCardSign: 'I know every kettle by name.',
    },
  })
  expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(getAdminCard.output.shape).toSorted())
})

it('P-02 there is no card with the robot, in the queue and after the end', async () => {
  const visitor = await Visitor.start(world.http)
  expect((await visitor.call('getAdminCard')).body).toMatchObject(unknown)
  await visitor.call('transferAgent')
  expect((await visitor.call('getAdminCard')).body).toMatchObject(unknown)

  const { visitor: served, agent, threadId } = await startTalk(world.http)
  expect((await served.call('getAdminCard')).body.code).toBe(200)
  await agent.call('closeThread', { threadId })
  expect((await served.call('getAdminCard')).body).toMatchObject(unknown)
})

it('P-02 the card is that of the own agent, not of a colleague', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const { visitor } = await startTalk(world.http, ben)
  expect((await visitor.call('getAdminCard')).body.data).toMatchObject({
    adminNick: 'Ben',
    adminCardTel: '',
    adminCardSign: '',
  })
})

it('C-15 nobody gets a card by the name of somebody else, nor across tenants', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const { visitor } = await startTalk(world.http)
  const { userId } = visitor.started
  const other = await Visitor.start(world.http)
  const foreign = await Visitor.start(world.http, { channelId: 'rival' })
  for (const thief of [other, foreign]) {
    expect((await thief.http.call('getAdminCard', { userId })).body).toMatchObject(unknown)
    expect((await thief.call('getAdminCard')).body).toMatchObject(unknown)
  }
  expect((await world.http.call('getAdminCard', { userId })).status).toBe(401)
})
