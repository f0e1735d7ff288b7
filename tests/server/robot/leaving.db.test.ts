import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { speaker } from '@foyer/testkit/model/speech.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
let server: ModelServer
let address: string

/** The channel's own model, and a node that may ask it. */
beforeAll(async () => {
  server = await startModelServer()
  const { config } = world.node.deps
  address = (await world.startNode({ model: { ...config.model, allow: [server.address] } })).address
  const { tenantId, channelId } = world.demo
  const { models } = world.node.deps
  await models.channels.save({ tenantId, channelId }, { isOn: true, endpoint: server.endpoint })
})
afterAll(() => server.close())

/** A visitor who asks over a connection that can be closed, and whose model has begun to speak. */
async function asked() {
  const visitor = await Visitor.start(world.http.at(address))
  const voice = speaker()
  server.behave(voice.behaviour)
  const connection = new AbortController()
  const answer = fetch(`${address}${pathOf('robotAsk')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: visitor.started.token },
    body: JSON.stringify({
      question: 'How do I return something?',
      robotNo: 'r1',
      userId: visitor.started.userId,
      id: newId(),
    }),
    signal: connection.signal,
  }).catch(() => undefined)
  await voice.opened
  voice.say('[1] You have')
  return { visitor, voice, answer, hangUp: () => connection.abort() }
}

async function robotTexts(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.call('getSessionMsg', { sessionId: visitor.started.sessionId })
  const messages = body.data['msgList'] as { senderType: number; msgContent: string }[]
  return messages.filter(({ senderType }) => senderType === 3).map(({ msgContent }) => msgContent)
}

it('T-03 a visitor who leaves stops the model, and finds the answer of the knowledge when they return', async () => {
  const { visitor, voice, hangUp } = await asked()
  hangUp()
  await expect.poll(() => voice.isGone()).toBe(true)
  await expect.poll(() => robotTexts(visitor)).toEqual([expect.stringContaining('You may return everything')])
})

it('T-03 another tab that reads along gets what the model says to its end', async () => {
  const { visitor, voice, answer, hangUp } = await asked()
  const tab = await visitor.stream()
  await tab.next(({ type }) => type === 'hello')
  hangUp()
  await answer
  voice.say(' 30 days.')
  voice.finish()
  await tab.next(({ type, event }) => type === 'event' && (event as { senderType?: number }).senderType === 3)
  expect(await robotTexts(visitor)).toEqual(['<p>You have 30 days.</p>'])
  tab.close()
})

it('T-03 who closes the chat stops it at once', async () => {
  const { visitor, voice, answer } = await asked()
  await visitor.call('chatClose')
  await answer
  await expect.poll(() => (voice.say('.'), voice.isGone())).toBe(true)
  expect(await robotTexts(visitor)).toEqual([])
})
