import { expect, it } from 'vitest'
import { StreamFrame } from '@foyer/contract/events/stream.ts'
import type { Frame } from '@foyer/testkit/stream.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

type Wire = Record<string, unknown>
const eventOf = (frame: Frame): Wire => (frame.type === 'event' ? (frame['event'] as Wire) : {})
const isText = (text: string) => (frame: Frame) => eventOf(frame)['msgContent'] === text

it('C-31 T-18 the push stream carries the events that a poll would, each frame by its schema', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const stream = await visitor.stream(0)
  await agent.reply(threadId, 'hello')
  await stream.next(isText('hello'))
  for (const frame of stream.frames) StreamFrame.parse(frame)

  const poll = await visitor.call('getEventMsg', { lastSeq: 0 })
  const pushed = stream.frames.filter((frame) => frame.type === 'event').map(eventOf)
  expect(pushed).toEqual(poll.body.data['msgList'])
})

it('T-19 1200 accepted, 1201 message, 1204 typing, 1205 withdrawn and 1202 closed by the agent arrive as they happen', async () => {
  const visitor = await Visitor.start(world.http)
  const stream = await visitor.stream()
  const { agent, threadId } = await startTalkWith(visitor)
  await stream.next((frame) => eventOf(frame)['event_type'] === 1200)

  await agent.call('typeReply', { threadId })
  await stream.next((frame) => eventOf(frame)['event_type'] === 1204)
  const msgId = (await agent.reply(threadId, 'oops')).body.data['msgId']
  const message = await stream.next(isText('oops'))
  expect(eventOf(message)).toMatchObject({ event_type: 1201, msgId, senderType: 2, senderName: 'Ana' })
  await agent.call('recall', { threadId, msgId })
  await stream.next((frame) => eventOf(frame)['event_type'] === 1205 && eventOf(frame)['msgId'] === msgId)
  await agent.call('closeThread', { threadId })
  await stream.next((frame) => eventOf(frame)['event_type'] === 1202 && eventOf(frame)['outType'] === 2)
  await stream.next((frame) => frame.type === 'status' && frame['status'] === 0)
})

it('C-20 getEventMsg without lastSeq repeats what agents wrote until msgComplete', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'again and again')
  await expect.poll(() => polledTexts(visitor)).toContain('again and again')
  expect(await polledTexts(visitor)).toContain('again and again')
  await visitor.call('msgComplete')
  await expect.poll(() => polledTexts(visitor), { timeout: 5_000 }).toEqual([])
})

it('C-20 getEventMsg with lastSeq answers with what came after it', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'before')
  await expect.poll(() => polledTexts(visitor, 0)).toContain('before')
  const { lastSeq } = (await visitor.call('getEventMsg', { lastSeq: 0 })).body.data
  await agent.reply(threadId, 'after')
  await expect.poll(() => polledTexts(visitor, Number(lastSeq))).toEqual(['after'])
})

it('C-21 msgComplete with lastSeq confirms up to there', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'confirmed')
  await expect.poll(() => polledTexts(visitor)).toEqual(['confirmed'])
  const { lastSeq } = (await visitor.call('getEventMsg')).body.data
  await agent.reply(threadId, 'handed out')
  await expect.poll(() => polledTexts(visitor)).toEqual(['confirmed', 'handed out'])
  await visitor.call('msgComplete', { lastSeq })
  await expect.poll(() => polledTexts(visitor), { timeout: 5_000 }).toEqual(['handed out'])
})

it('C-21 msgComplete confirms what was handed out, not what came in the meantime', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await agent.reply(threadId, 'seen')
  await expect.poll(() => polledTexts(visitor)).toEqual(['seen'])
  await agent.reply(threadId, 'not seen yet')
  await visitor.call('msgComplete')
  await expect.poll(() => polledTexts(visitor), { timeout: 5_000 }).toEqual(['not seen yet'])
})

it('C-20 an old client never receives its own messages as events', async () => {
  const visitor = await Visitor.start(world.http)
  await visitor.send('mine')
  expect((await visitor.call('getEventMsg')).body.data['msgList']).toEqual([])
})

it('C-22 typing reaches the agent who serves the visitor, and is stored nowhere', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const desk = await agent.stream()
  await desk.next((frame) => frame.type === 'hello')
  const before = await visitor.call('getEventMsg', { lastSeq: 0 })
  await expect
    .poll(async () => {
      await visitor.http.call('typing', { msgContent: 'Where is my par' })
      return desk.frames
    })
    .toContainEqual({ type: 'preview', threadId, text: 'Where is my par' })
  expect((await visitor.call('getEventMsg', { lastSeq: 0 })).body.data).toEqual(before.body.data)
})

it('a stream that reconnects with its place misses nothing and repeats nothing', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const first = await visitor.stream(0)
  await agent.reply(threadId, 'one')
  const seen = eventOf(await first.next(isText('one')))
  first.close()
  await agent.reply(threadId, 'two')
  await agent.reply(threadId, 'three')
  const second = await visitor.stream(Number(seen['seq']))
  await second.next(isText('three'))
  expect(second.frames.map((frame) => eventOf(frame)['msgContent']).filter(Boolean)).toEqual(['two', 'three'])
})

it('frames tell the place in the log even of what is not for visitors, so a client sees no gap', async () => {
  const visitor = await Visitor.start(world.http)
  const stream = await visitor.stream()
  const { body } = await visitor.call('transferAgent')
  expect(body.data['status']).toBe(3)
  const frame = await stream.next((f) => f.type === 'status' && f['status'] === 3)
  expect(frame['seq']).toBe(visitor.started.lastSeq + 1)
})

/** A poll may come before the notification of an entry, so the tests ask until it is there. */
async function polledTexts(visitor: Visitor, lastSeq?: number): Promise<unknown[]> {
  const { body } = await visitor.call('getEventMsg', lastSeq === undefined ? {} : { lastSeq })
  return (body.data['msgList'] as Wire[]).map((event) => event['msgContent']).filter(Boolean)
}

async function startTalkWith(visitor: Visitor) {
  const agent = await Agent.signIn(world.http)
  const threadId = String((await visitor.send('hi')).body.data['msgId']).split('.')[0] ?? ''
  await visitor.call('transferAgent')
  await agent.call('takeThread', { threadId })
  return { agent, threadId }
}
