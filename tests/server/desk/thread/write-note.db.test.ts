import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const secret = 'between us: the warehouse lost it'

it('D-16 a note reaches agents, and no call and no stream of the visitor', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const stream = await visitor.stream()
  const desk = await agent.stream()
  await desk.next((frame) => frame.type === 'hello')
  const { body } = await agent.call('writeNote', { threadId, id: newId(), msgContent: secret })
  expect(body.code).toBe(200)
  await desk.next((frame) => JSON.stringify(frame).includes(secret))
  await agent.reply(threadId, 'we are looking')
  await stream.next((frame) => JSON.stringify(frame).includes('we are looking'))

  const { sessionId } = visitor.started
  const answers = await Promise.all([
    visitor.call('getEventMsg', { lastSeq: 0 }),
    visitor.call('getOfflineMsg'),
    visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 }),
    visitor.call('getSessionMsg', { sessionId, lastSeq: 0 }),
  ])
  for (const answer of answers) {
    expect(answer.body.code).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain('between us')
  }
  expect(JSON.stringify(stream.frames)).not.toContain('between us')
  const read = await agent.call('readThread', { threadId })
  expect(JSON.stringify(read.body)).toContain(`"msgContent":"${secret}"`)
  expect(JSON.stringify(read.body)).toContain('"insideFlag":1')
})

it('D-16 a note is no last word in the lists, and repeats itself only once', async () => {
  const { agent, threadId } = await startTalk(world.http)
  const id = newId()
  const first = await agent.call('writeNote', { threadId, id, msgContent: secret })
  const again = await agent.call('writeNote', { threadId, id, msgContent: secret })
  expect(again.body.data).toEqual(first.body.data)
  const { body } = await agent.call('listThreads', { list: 'mine' })
  expect(JSON.stringify(body)).not.toContain('between us')
})

it('D-16 whoever reads along may leave a note, also after the end; other tenants and blank ones are refused', async () => {
  const { agent, threadId } = await startTalk(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const write = (by: Agent, at: string, msgContent = 'seen') =>
    by.call('writeNote', { threadId: at, id: newId(), msgContent })
  expect((await write(ben, threadId)).body.code).toBe(200)
  await agent.call('closeThread', { threadId })
  expect((await write(ben, threadId)).body.code).toBe(200)
  expect((await write(ben, threadId, ' \n')).body.error).toBe('request.invalid')
  expect((await write(ben, 'nowhere')).body.error).toBe('object.unknown')
})

it('P-05 T-03 only its writer withdraws a note, and the visitor hears nothing of it', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const stream = await visitor.stream()
  const note = await ben.call('writeNote', { threadId, id: newId(), msgContent: secret })
  const msgId = String(note.body.data['msgId'])
  expect((await agent.call('recall', { threadId, msgId })).body.error).toBe('message.notYours')
  expect((await ben.call('recall', { threadId, msgId })).body.code).toBe(200)
  await agent.reply(threadId, 'after it')
  await stream.next((frame) => JSON.stringify(frame).includes('after it'))
  expect(JSON.stringify(stream.frames)).not.toContain(msgId)
  expect(JSON.stringify((await agent.call('readThread', { threadId })).body)).not.toContain('between us')
})
