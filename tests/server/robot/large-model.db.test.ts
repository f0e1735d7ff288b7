import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WireMessage } from '@foyer/contract/messages/wire-message.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import type { ModelConfig } from '@foyer/server/features/robot/model/model-variables.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Http } from '@foyer/testkit/http.ts'
import { broken, hanging } from '@foyer/testkit/model/misbehaviours.ts'
import { modelConfig } from '@foyer/testkit/model/model-config.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { says, speaker } from '@foyer/testkit/model/speech.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from './given.ts'

const question = 'How can I send a product back?'
const world = givenWorld()
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

/** A node whose robot may ask the model. */
async function httpOf(limits: Partial<ModelConfig['limits']> = {}): Promise<Http> {
  const base = modelConfig()
  const model = { ...base, endpoint: server.endpoint, allow: [server.address] }
  const node = await world.startNode({ model: { ...model, limits: { ...base.limits, ...limits } } })
  return new Http(node.address)
}

async function robotSaid(visitor: Visitor): Promise<WireMessage[]> {
  const { body } = await visitor.call('getSessionMsg', { sessionId: visitor.started.sessionId })
  return (body.data['msgList'] as WireMessage[]).filter(({ senderType }) => senderType === 3)
}

it('T-26 a model answer grows, ends as one message, names its documents, and whatever the model does there is an answer from knowledge', async () => {
  await growsIntoOneMessage(await Visitor.start(await httpOf()))
  const http = await httpOf({ firstTokenMs: 1_000, gapMs: 1_000, totalMs: 2_000 })
  for (const [name, behaviour] of Object.entries({ ...hanging, ...broken })) {
    // A model that fails five times in a row is not asked any more: one good answer between two bad ones.
    server.behave(says('[1] Within 30 days.'))
    await ask(await Visitor.start(http), question)
    server.behave(behaviour)
    const visitor = await Visitor.start(http)
    const asked = server.asked.length
    const { msgList } = await ask(visitor, question)
    const answer = msgList.at(-1)
    expect({
      name,
      isAsked: server.asked.length > asked,
      docId: answer?.docId,
      isFromKnowledge: answer?.msgContent.includes('You may return everything within'),
      answers: (await robotSaid(visitor)).length,
    }).toEqual({ name, isAsked: true, docId: 'd7', isFromKnowledge: true, answers: 1 })
  }
}, 120_000)

async function growsIntoOneMessage(visitor: Visitor): Promise<void> {
  const model = speaker()
  server.behave(model.behaviour)
  const questionId = newId()
  await visitor.send(question, questionId)
  const stream = await visitor.stream()
  await stream.next(({ event }) => (event as { id?: string } | undefined)?.id === questionId)
  const id = answerIdOf(questionId)
  const grown = (html: string) =>
    stream.next((frame) => frame.type === 'growing' && frame['id'] === id && frame['msgContent'] === html)

  const answer = ask(visitor, question, { id: questionId })
  await model.opened
  model.say('[1] Within ')
  await grown('<p>Within</p>')
  expect(await robotSaid(visitor)).toEqual([])
  model.say('30 days.')
  model.finish()
  const { msgList } = await answer
  const whole = { id, msgContent: '<p>Within 30 days.</p>', docId: 'd7' }
  expect(msgList.at(-1)).toMatchObject(whole)
  expect(msgList.at(-1)?.referenceFile?.map(({ referenceFileName }) => referenceFileName)).toEqual([
    'Return slip.pdf',
  ])
  await stream.next(({ type, event }) => type === 'event' && (event as { id?: string }).id === id)
  expect(await robotSaid(visitor)).toHaveLength(1)
  stream.close()
}
