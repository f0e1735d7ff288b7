import { expect, it } from 'vitest'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

type Wire = Record<string, unknown>
const listOf = (answer: { body: { data: Wire } }) => answer.body.data['msgList'] as Wire[]
const texts = (answer: { body: { data: Wire } }) => listOf(answer).map((message) => message['msgContent'])

it('C-06 getHistoryMsg pages backwards by time, 20 at a time, without gap or repeat', async () => {
  const visitor = await Visitor.start(world.http)
  const sent = Array.from({ length: 35 }, (_, i) => `message ${i}`)
  for (const text of sent) await visitor.send(text)

  const newest = await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  expect(texts(newest)).toEqual(sent.slice(15))
  expect(newest.body.data['more']).toBe(true)
  const maxTime = listOf(newest)[0]?.['msgTime']
  const older = await visitor.call('getHistoryMsg', { maxTime, pageSize: 20 })
  expect(texts(older)).toEqual(sent.slice(0, 15))
  expect(older.body.data['more']).toBe(false)
})

it('C-06 history spans sessions, and strange times are harmless', async () => {
  const visitor = await Visitor.start(world.http, { pid: 'p' })
  await visitor.send('old session')
  await visitor.call('chatClose')
  await visitor.http.call('chatStart', { channelId: 'demo', pid: 'p' })
  await visitor.send('new session')
  expect(texts(await visitor.call('getHistoryMsg', { maxTime: 0 }))).toEqual(['old session', 'new session'])
  expect(texts(await visitor.call('getHistoryMsg', { maxTime: 9e15 }))).toEqual([
    'old session',
    'new session',
  ])
  expect(texts(await visitor.call('getHistoryMsg', { maxTime: 1 }))).toEqual([])
  for (const maxTime of [-1, 1e18, 'x', null]) {
    expect((await visitor.call('getHistoryMsg', { maxTime })).body.code).toBe(400)
  }
  expect((await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 1e9 })).body.code).toBe(400)
})

it('C-07 getSessionMsg gives one session in order, with what else happened in it', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'hello')
  const { body } = await visitor.call('getSessionMsg', { sessionId: visitor.started.sessionId })
  expect(body.data).toMatchObject({
    msgList: [{ senderType: 1 }, { senderType: 2, msgContent: 'hello' }],
    events: [{ event_type: 1200 }],
    more: false,
  })
  const later = await visitor.call('getSessionMsg', {
    sessionId: visitor.started.sessionId,
    lastSeq: body.data['lastSeq'],
  })
  expect(later.body.data).toMatchObject({ msgList: [], events: [], lastSeq: body.data['lastSeq'] })
})

it('C-07 the session of a stranger is unknown', async () => {
  const one = await Visitor.start(world.http)
  const two = await Visitor.start(world.http)
  const { body } = await one.call('getSessionMsg', { sessionId: two.started.sessionId })
  expect(body).toMatchObject({ code: 400, error: 'object.unknown' })
})

it('C-04 getOfflineMsg and C-21 msgComplete: what agents wrote since the visitor last read', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'read this')
  await agent.reply(threadId, 'and this')
  expect(texts(await visitor.call('getOfflineMsg'))).toEqual(['read this', 'and this'])
  expect((await visitor.call('msgComplete')).body.code).toBe(200)
  await expect.poll(async () => texts(await visitor.call('getOfflineMsg')), { timeout: 5_000 }).toEqual([])
  await agent.reply(threadId, 'new')
  expect(texts(await visitor.call('getOfflineMsg'))).toEqual(['new'])
})

it('T-03 a recalled message keeps its place but not its content, in every call', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const secret = await agent.reply(threadId, 'the wrong customer')
  const msgId = secret.body.data['msgId']
  const recalled = await agent.call('recall', { threadId, msgId })
  expect(recalled.body.code).toBe(200)
  expect((await agent.call('recall', { threadId, msgId })).body.code).toBe(200)

  const answers = await Promise.all([
    visitor.call('getEventMsg', { lastSeq: 0 }),
    visitor.call('getHistoryMsg', { maxTime: 0 }),
    visitor.call('getSessionMsg', { sessionId: visitor.started.sessionId }),
    visitor.call('getOfflineMsg'),
    agent.call('readThread', { threadId }),
  ])
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('the wrong customer')
  expect(listOf(answers[1])).toContainEqual(expect.objectContaining({ msgId, recallFlag: 1, msgContent: '' }))
  expect(listOf(answers[0])).toContainEqual(expect.objectContaining({ event_type: 1205, msgId }))
})

it('D-07 a message carries the names of the spec, and its sender is a number', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'hello')
  const message = listOf(await visitor.call('getHistoryMsg', { maxTime: 0 })).at(-1)
  expect(message).toMatchObject({
    msgType: 1,
    senderType: 2,
    senderName: 'Ana',
    faceUrl: '',
    msgContent: 'hello',
  })
  expect(typeof message?.['msgId']).toBe('string')
  expect(typeof message?.['id']).toBe('string')
  expect(typeof message?.['msgTime']).toBe('number')
})

it('visitors never receive internal notes or sensitive messages', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const tenantId = world.demo.tenantId
  const { rows } = await world.node.deps.pool.query<{ id: number }>('select id from threads where key = $1', [
    threadId,
  ])
  const ref = { tenantId, threadId: rows[0]?.id ?? 0 }
  const base = { ...ref, guard: { by: 'server' }, sender: 'agent' } as const
  const body = { type: 'message', msgType: 1, content: 'for agents only' } as const
  await world.node.deps.append({ ...base, clientId: 'note-1', internal: true, body })
  await world.node.deps.append({ ...base, clientId: 'note-2', sensitive: true, body })

  const answers = await Promise.all([
    visitor.call('getEventMsg', { lastSeq: 0 }),
    visitor.call('getHistoryMsg', { maxTime: 0 }),
    visitor.call('getSessionMsg', { sessionId: visitor.started.sessionId }),
    visitor.call('getOfflineMsg'),
  ])
  for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain('for agents only')
  expect(JSON.stringify((await agent.call('readThread', { threadId })).body)).toContain('for agents only')
})
