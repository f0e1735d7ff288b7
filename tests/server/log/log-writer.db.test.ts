import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { connectWorld, type Connection } from '@foyer/testkit/connect-world.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { createLogWriter, type LogWriter } from '@foyer/testkit/log-writer.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
let connection: Connection
let log: LogWriter
let agent: Agent
beforeAll(async () => {
  const { databaseUrl, redisUrls } = world.node.deps.config
  connection = await connectWorld({ databaseUrl, redisUrl: [...redisUrls] })
  log = createLogWriter(connection.deps)
  agent = await Agent.signIn(world.http)
})
afterAll(() => connection.close())

const contents = Object.entries(kinds).map(([kind, { example }]) => ({ kind, ...example }) as MessageContent)

it.each(contents.map((content) => [content.kind, content] as const))(
  'D-08 a message of kind %s reaches an open stream whole, from the agent who owns the thread',
  async (_kind, content) => {
    const { visitor, threadId } = await startTalk(world.http, agent)
    const stream = await visitor.stream()
    const msgId = await log.say(threadId, content)
    const { event } = await stream.next((frame) => JSON.stringify(frame).includes(`"${msgId}"`))
    expect(decodeMessage(event)).toMatchObject({ sender: 'agent', senderName: 'Ana', content })
    stream.close()
  },
)

it('T-19 what happens beside messages: typing, an invitation to rate, a recall, the end', async () => {
  const { visitor, threadId } = await startTalk(world.http, agent)
  const stream = await visitor.stream()
  await stream.next((frame) => frame.type === 'hello')
  await log.type(threadId)
  await stream.next((frame) => JSON.stringify(frame).includes('"event_type":1204'))

  await log.inviteRating(threadId)
  await stream.next((frame) => JSON.stringify(frame).includes('"event_type":1203'))

  const msgId = await log.put(threadId, { msgType: 1, msgContent: 'wrong', docId: 'd1' }, { sender: 'robot' })
  await log.recall(msgId)
  const { event } = await stream.next((frame) => JSON.stringify(frame).includes('"event_type":1205'))
  expect(event).toMatchObject({ msgId })

  await log.close(threadId, 'visitorTimeout')
  const closed = await stream.next((frame) => JSON.stringify(frame).includes('"event_type":1202'))
  expect(closed['event']).toMatchObject({ outType: 1 })
  expect((await visitor.send('late')).body.error).toBe('session.closed')
  stream.close()
})

it('an agent serves the visitors of every channel of the tenant', async () => {
  const { tenantId } = world.demo
  const seed = { tenantId, tenantKey: 'demo', key: 'second', config: { robotName: 'Second' } }
  await seedChannel(world.node.deps.db, seed)
  const visitor = await Visitor.start(world.http, { channelId: 'second' })
  const threadId = await threadIdOf(visitor)
  expect(await log.threadIn('second')).toBe(threadId)
  await visitor.call('transferAgent')

  const waiting = await agent.call('listThreads', { list: 'waiting' })
  expect(waiting.body.data['threads']).toContainEqual(expect.objectContaining({ threadId }))
  await agent.call('takeThread', { threadId })
  expect((await agent.reply(threadId, 'hello')).body.code).toBe(200)
})
