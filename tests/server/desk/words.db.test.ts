import { afterEach, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
afterEach(async () => {
  await world.node.deps.pool.query('delete from sensitive_words')
  world.node.deps.words.changed(world.demo.tenantId)
})

async function given(agent: Agent, words: string[], isWithheld: boolean): Promise<void> {
  expect((await agent.call('addWords', { words, isWithheld })).body.code).toBe(200)
}

async function historyOf(visitor: Visitor): Promise<string> {
  return JSON.stringify((await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })).body)
}

it('D-16 a reply with a sensitive word is asked about first, and delivered when the agent insists', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await given(agent, ['guarantee'], false)
  const reply = { threadId, id: newId(), msgContent: 'I GUARANTEE it' }
  expect((await agent.call('reply', reply)).body.error).toBe('message.sensitive')
  expect((await agent.call('reply', { ...reply, insist: 1 })).body.code).toBe(200)
  const history = await historyOf(visitor)
  expect(history).toContain('I GUARANTEE it')
  expect(history).not.toContain('sensitive')
  expect(JSON.stringify((await agent.call('readThread', { threadId })).body)).toContain(
    '"sensitiveWords":"guarantee"',
  )
})

it('T-19 D-16 a word that is withheld keeps the message from the visitor, whatever the agent wants', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await given(agent, ['退款'], true)
  const stream = await visitor.stream()
  const reply = { threadId, id: newId(), msgContent: '可以退款', insist: 1 }
  expect((await agent.call('reply', reply)).body.code).toBe(200)
  await agent.reply(threadId, 'after it')
  await stream.next((frame) => JSON.stringify(frame).includes('after it'))
  expect(JSON.stringify(stream.frames)).not.toContain('退款')
  expect(await historyOf(visitor)).not.toContain('退款')
  expect(JSON.stringify((await agent.call('readThread', { threadId })).body)).toContain('"sensitiveFlag":1')
})

it('D-16 a visitor’s message with such a word arrives, marked for agents only', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await given(agent, ['lawyer'], true)
  expect((await visitor.send('my lawyer will call')).body.code).toBe(200)
  const history = await historyOf(visitor)
  expect(history).toContain('my lawyer will call')
  expect(history).not.toContain('sensitive')
  const read = JSON.stringify((await agent.call('readThread', { threadId })).body)
  expect(read).toContain('"sensitiveWords":"lawyer"')
  expect(read).not.toContain('"sensitiveFlag"')
})

it('every agent reads the list; supervisors and above change it', async () => {
  const ana = await Agent.signIn(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  await given(ana, ['one', 'two', 'one '], false)
  await given(ana, ['two'], true)
  const words = [
    { word: 'one', isWithheld: false },
    { word: 'two', isWithheld: true },
  ]
  expect((await ben.call('listWords')).body.data).toEqual({ words })
  expect((await ben.call('addWords', { words: ['x'], isWithheld: true })).body.error).toBe(
    'identity.forbidden',
  )
  expect((await ben.call('removeWord', { word: 'one' })).body.error).toBe('identity.forbidden')
  expect((await ana.call('addWords', { words: ['!'], isWithheld: true })).body.error).toBe('request.invalid')
  await ana.call('removeWord', { word: 'one' })
  expect((await ben.call('listWords')).body.data).toEqual({ words: words.slice(1) })
})
