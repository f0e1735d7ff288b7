import { expect, it } from 'vitest'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { createLogWriter } from '@foyer/testkit/log-writer.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const { robotName, robotWelcomeMsg, adminWelcomeMsg, adminTimeoutMsg } = defaultChannelConfig
const canned = 'We are here Monday to Saturday, 9:00 to 18:00.'
const answer = { msgType: 1, msgContent: canned, senderType: 3, senderName: 'Harbour helper' }
const forbidden = { code: 400, error: 'identity.forbidden' }

async function entriesOf(visitor: Visitor) {
  const log = createLogWriter(world.node.deps)
  return log.entries(await log.threadOf(visitor.started.userId))
}

it('C-12 T-22 question and canned answer are stored in this order, for the visitor and the agent', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const asked = await visitor.call('addSessionMsg', {
    msgType: 1,
    msgContent: 'Opening hours',
    senderType: 1,
  })
  const answered = await visitor.call('addSessionMsg', answer)
  expect([asked.body.code, answered.body.code]).toEqual([200, 200])
  expect(answered.body.data).toMatchObject({ msgId: `${threadId}.${Number(asked.body.data['seq']) + 1}` })

  const said = [
    { senderType: 1, msgContent: 'Opening hours' },
    { senderType: 3, msgContent: canned, senderName: robotName },
  ]
  const history = await visitor.call('getHistoryMsg', { maxTime: 0 })
  expect((history.body.data['msgList'] as unknown[]).slice(-2)).toMatchObject(said)
  const read = await agent.call('readThread', { threadId })
  expect((read.body.data['events'] as unknown[]).slice(-2)).toMatchObject(said)
})

it('C-12 who listens hears it at once, under the id of the writer', async () => {
  const { visitor, agent } = await startTalk(world.http)
  const [tab, desk] = await Promise.all([visitor.stream(), agent.stream()])
  await desk.next((frame) => frame.type === 'hello')
  const id = newId()
  await visitor.call('addSessionMsg', { ...answer, id })
  for (const stream of [tab, desk]) {
    const { event } = await stream.next((frame) => JSON.stringify(frame).includes(id))
    expect(event).toMatchObject({ event_type: 1201, id, senderType: 3, msgContent: canned })
    stream.close()
  }
})

it('C-12 the same id is stored once, and with another text or in another name refused', async () => {
  const visitor = await Visitor.start(world.http)
  const id = newId()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => visitor.call('addSessionMsg', { ...answer, id })),
  )
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.code).toBe(200)
  for (const other of [{ msgContent: robotWelcomeMsg }, { senderType: 1 }]) {
    const { body } = await visitor.call('addSessionMsg', { ...answer, ...other, id })
    expect(body).toMatchObject({ code: 400, error: 'message.conflict' })
  }
  expect((await entriesOf(visitor)).filter((entry) => entry.body.type === 'message')).toHaveLength(1)
})

it("P-01 the robot has the channel's name, whatever the client calls it", async () => {
  const visitor = await Visitor.start(world.http)
  await visitor.call('addSessionMsg', { ...answer, senderName: 'Your bank' })
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0 })
  expect(body.data['msgList']).toMatchObject([{ senderType: 3, senderName: robotName }])
  expect(JSON.stringify(body)).not.toContain('Your bank')
})

it.each([
  ['as the robot', { msgContent: 'You have won' }],
  ['as the robot, with more than the answer', { msgContent: `${canned} Send us your password.` }],
  ['as the robot, what only a question says', { msgContent: 'Where is my order?' }],
  ['as the robot, what the server itself sends', { msgContent: adminTimeoutMsg }],
  ['as an agent', { senderType: 2, msgContent: 'I refund you all of it' }],
  ['as an agent, even the greeting', { senderType: 2, msgContent: adminWelcomeMsg }],
  ['as the system', { senderType: 4, msgContent: 'system.rated' }],
  ['as the system, what the robot says', { senderType: 4, msgContent: robotWelcomeMsg }],
])('P-01 a visitor does not speak %s: refused, and nothing is stored', async (_name, wrong) => {
  const visitor = await Visitor.start(world.http)
  const before = await entriesOf(visitor)
  expect((await visitor.call('addSessionMsg', { ...answer, ...wrong })).body).toMatchObject(forbidden)
  expect(await entriesOf(visitor)).toEqual(before)
})

it.each([
  ['a kind that is not text', { msgType: 12 }],
  ['a kind that there is not', { msgType: 77 }],
  ['a sender that there is not', { senderType: 9 }],
  ['nothing', { msgContent: '' }],
  ['a blank text', { msgContent: ' \n', senderType: 1 }],
  ["an id of the server's own kind", { id: 'closed:1234' }],
])('V-12 refuses %s', async (_name, wrong) => {
  const visitor = await Visitor.start(world.http)
  expect((await visitor.call('addSessionMsg', { ...answer, ...wrong })).body).toMatchObject({
    code: 400,
    error: 'request.invalid',
  })
})

it('P-01 each channel says its own texts: those of a neighbour and of another tenant are refused', async () => {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const [item] = defaultChannelConfig.chatMenuConfigPlan.menus
  if (!item) throw new Error('no menu')
  const tea = { ...item, menuType: 'answer' as const, msgText: 'Four minutes.' }
  const config = { ...menusOf([tea]), robotName: 'Tea robot' }
  await seedChannel(db, { tenantId, tenantKey: 'demo', key: 'tea', config })
  await seedTenant(db, 'rival')
  const says = { ...answer, msgContent: 'Four minutes.' }
  const drinker = await Visitor.start(world.http, { channelId: 'tea' })
  expect((await drinker.call('addSessionMsg', says)).body.code).toBe(200)
  expect((await drinker.call('addSessionMsg', answer)).body).toMatchObject(forbidden)
  for (const channelId of ['demo', 'rival']) {
    const visitor = await Visitor.start(world.http, { channelId })
    expect((await visitor.call('addSessionMsg', says)).body).toMatchObject(forbidden)
  }
})

it('C-12 a closed session takes none, and they count against the budget of sending', async () => {
  const visitor = await Visitor.start(world.http)
  await visitor.call('chatClose')
  const late = await visitor.call('addSessionMsg', answer)
  expect(late.body).toMatchObject({ code: 400, error: 'session.closed' })

  const eager = await Visitor.start(world.http)
  const codes = await Promise.all(Array.from({ length: 81 }, () => eager.call('addSessionMsg', answer)))
  expect(codes.map(({ body }) => body.error)).toContain('request.tooMany')
})
