import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { createLogWriter } from '@foyer/testkit/log-writer.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const started = { msgContent: 'system.customerStarted', clientType: 1 }

async function notesOf(visitor: Visitor) {
  const log = createLogWriter(world.node.deps)
  const entries = await log.entries(await log.threadOf(visitor.started.userId))
  return entries.filter((entry) => entry.sender === 'system' && entry.body.type === 'message')
}

it('C-13 T-14 the customer started: a note of the system with clientType 1, for visitor and agent', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const { body } = await visitor.call('sysMsg', started)
  expect(body).toMatchObject({ code: 200, data: { msgId: `${threadId}.${Number(body.data['seq'])}` } })
  const note = { senderType: 4, msgType: 1, msgContent: 'system.customerStarted', clientType: 1 }
  const history = await visitor.call('getHistoryMsg', { maxTime: 0 })
  expect((history.body.data['msgList'] as unknown[]).at(-1)).toMatchObject(note)
  const read = await agent.call('readThread', { threadId })
  expect((read.body.data['events'] as unknown[]).at(-1)).toMatchObject(note)
})

it('C-13 the sentence of the spec is the same note, once however it is said', async () => {
  const visitor = await Visitor.start(world.http)
  const sentence = { msgContent: 'customer initiated the conversation', clientType: 1 }
  const first = await visitor.call('sysMsg', sentence)
  expect(first.body.code).toBe(200)
  expect((await visitor.call('sysMsg', started)).body).toEqual(first.body)
  const notes = await notesOf(visitor)
  expect(notes.map(({ body }) => body)).toMatchObject([
    { content: 'system.customerStarted', extra: { clientType: 1 } },
  ])
})

it('C-13 it is said once per session, from however many tabs and nodes, and again in the next', async () => {
  const other = await world.startNode()
  const visitor = await Visitor.start(world.http, { pid: 'p' })
  const elsewhere = new Visitor(visitor.http.at(other.address), visitor.started)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? visitor : elsewhere).call('sysMsg', started)),
  )
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.code).toBe(200)
  expect(await notesOf(visitor)).toHaveLength(1)

  await visitor.call('chatClose')
  await visitor.http.call('chatStart', { channelId: 'demo', pid: 'p' })
  expect((await visitor.call('sysMsg', started)).body.code).toBe(200)
  expect(await notesOf(visitor)).toHaveLength(2)
})

it.each(['You have won', 'system.rated', 'System.customerStarted', 'system.customerStarted ', 'toString'])(
  'P-01 the system does not say %j because a visitor wants it to',
  async (msgContent) => {
    const visitor = await Visitor.start(world.http)
    const { body } = await visitor.call('sysMsg', { ...started, msgContent })
    expect(body).toMatchObject({ code: 400, error: 'identity.forbidden' })
    expect(await notesOf(visitor)).toEqual([])
  },
)

it('C-13 refuses another client type, a closed session, and a token that was revoked', async () => {
  const visitor = await Visitor.start(world.http)
  const wrong = await visitor.call('sysMsg', { ...started, clientType: 2 })
  expect(wrong.body).toMatchObject({ code: 400, error: 'request.invalid' })
  await visitor.call('chatClose')
  expect((await visitor.call('sysMsg', started)).body).toMatchObject({ code: 400, error: 'session.closed' })
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [
    visitor.started.userId,
  ])
  expect((await visitor.call('sysMsg', started)).body.error).toBe('identity.expired')
})

it('a note of the system is not the last word in the inbox', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await visitor.call('sysMsg', started)
  const { body } = await agent.call('listThreads', { list: 'mine' })
  expect(body.data['threads']).toContainEqual(
    expect.objectContaining({ threadId, lastText: 'to learn my thread', unread: 1 }),
  )
})
