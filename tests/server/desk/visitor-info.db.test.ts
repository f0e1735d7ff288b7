import { expect, it } from 'vitest'
import type { VisitorInfo } from '@foyer/contract/desk/visitor.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

async function infoOf(agent: Agent, threadId: string): Promise<VisitorInfo> {
  const { body } = await agent.call('visitorInfo', { threadId })
  if (body.code !== 200) throw new Error(String(body.error))
  return body.data as unknown as VisitorInfo
}

it('tells the page, the device, what was claimed, asked and filled in, and nothing as verified', async () => {
  const agent = await Agent.signIn(world.http)
  const browser = world.http.with({ 'user-agent': firefox })
  const about = { userName: 'Sam', email: 'sam@shop.example', refer: 'https://search.example/' }
  const visitor = await Visitor.start(browser, { ...about, previousUrl: 'https://shop.example/a' })
  await Visitor.start(visitor.http, { previousUrl: 'https://shop.example/b' })
  await visitor.send('Where is my parcel?')
  const sent = await visitor.send('Hello?')
  const threadId = String(sent.body.data['msgId']).split('.')[0] ?? ''
  await visitor.call('transferAgent')
  await agent.call('takeThread', { threadId })
  await visitor.send('to the agent')

  const info = await infoOf(agent, threadId)
  expect(info).toMatchObject({
    userName: 'Sam',
    email: 'sam@shop.example',
    isVerified: false,
    locale: 'en',
    pageUrl: 'https://shop.example/b',
    referrer: 'https://search.example/',
    device: { kind: 'desktop', browser: 'Firefox 132', os: 'Linux' },
    questions: ['Where is my parcel?', 'Hello?'],
  })
  expect(info.pages.map(({ url }) => url)).toEqual(['https://shop.example/b', 'https://shop.example/a'])
  expect(info.block).toBeUndefined()
})

it('S-38 no rating is asked for where the channel wants none', async () => {
  const key = newId()
  const { tenantId } = world.demo
  const channel = { tenantId, tenantKey: 'demo', key, config: { evaluateMode: false } }
  await seedChannel(world.node.deps.db, channel)
  const ana = await Agent.signIn(world.http)
  const visitor = await Visitor.start(world.http, { channelId: key })
  const sent = await visitor.send('hi')
  const threadId = String(sent.body.data['msgId']).split('.')[0] ?? ''
  await visitor.call('transferAgent')
  await ana.call('takeThread', { threadId })
  expect((await ana.call('inviteRating', { threadId })).body.error).toBe('evaluation.off')
})

it('S-21 T-19 a rating is asked for once, arrives, and stands with its session', async () => {
  const ana = await Agent.signIn(world.http)
  const visitor = await Visitor.start(world.http)
  const sent = await visitor.send('hi')
  const threadId = String(sent.body.data['msgId']).split('.')[0] ?? ''
  expect((await ana.call('inviteRating', { threadId })).body.error).toBe('thread.notYours')
  await visitor.call('transferAgent')
  await ana.call('takeThread', { threadId })
  const stream = await visitor.stream()
  for (let again = 0; again < 3; again++)
    expect((await ana.call('inviteRating', { threadId })).body.code).toBe(200)
  await ana.reply(threadId, 'bye')
  await stream.next((frame) => JSON.stringify(frame).includes('bye'))
  // The whole field: times and ids may contain the same digits.
  const invitations = stream.frames.filter((frame) => JSON.stringify(frame).includes('"event_type":1203'))
  expect(invitations).toHaveLength(1)

  await ana.call('closeThread', { threadId })
  expect((await ana.call('inviteRating', { threadId })).body.error).toBe('session.closed')
  const rating = {
    evaluateAdminMode: 1,
    evaluateAdminStar: 4,
    evaluateAdminTag: 'Fast',
    evaluateAdminSolve: 1,
  }
  expect((await visitor.call('evaluate', { ...rating, evaluateAdminContent: 'thanks' })).body.code).toBe(200)
  const { sessions } = await infoOf(ana, threadId)
  expect(sessions).toEqual([
    expect.objectContaining({
      adminNicks: ['Ana'],
      rating: { of: 'agent', star: 4, solved: true, tags: ['Fast'], comment: 'thanks' },
    }),
  ])
  expect(sessions[0]?.endTime).toBeGreaterThan(0)
})

it('other tenants’ threads are unknown', async () => {
  const agent = await Agent.signIn(world.http)
  expect((await agent.call('visitorInfo', { threadId: 'nowhere' })).body.error).toBe('object.unknown')
})
