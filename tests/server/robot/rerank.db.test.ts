import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { weightsVersion } from '@foyer/server/rules/robot/rank/weights.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { broken } from '@foyer/testkit/model/misbehaviours.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask, givenDocument } from './given.ts'
import { givenModelNode } from './given-model-node.ts'

const world = givenWorld()
const given = givenModelNode(world)
const robotNo = 'rerank'
const channelKey = 'rerank-channel'
let channelId = 0

beforeAll(async () => {
  const { deps } = given().node
  const { tenantId } = world.demo
  channelId = await seedChannel(deps.db, {
    tenantId,
    tenantKey: 'demo',
    key: channelKey,
    config: { robotNo, receiveMode: 'robot', language: 'en' },
  })
  const document = (docId: string, question: string) =>
    givenDocument(deps, tenantId, { docId, robotNo, question, answer: `<p>Answer of ${docId}.</p>` })
  await document('kettle', 'How do I descale my kettle?')
  await document('teapot', 'How do I clean my teapot?')
  await document('cups', 'How do I wash the cups?')
})

beforeEach(() => configure({ reranks: true }))

async function configure(tasks: { writesAnswers?: boolean; reranks: boolean }): Promise<void> {
  const { server, node } = given()
  const ref = { tenantId: world.demo.tenantId, channelId }
  await node.deps.models.channels.save(ref, {
    isOn: true,
    endpoint: server.endpoint,
    writesAnswers: false,
    ...tasks,
  })
}

/** Shares a word with a document that says nothing about it. */
const vague = 'Is it alright to put a teapot on the stove?'

async function answerTo(question: string) {
  const { server, http } = given()
  const before = server.asked.length
  const visitor = await Visitor.start(http, { channelId: channelKey })
  const { msgList } = await ask(visitor, question)
  const last = msgList.at(-1)
  return { docId: last?.docId, text: String(last?.msgContent), requests: server.asked.length - before }
}

describe('where the robot is unsure', () => {
  it('the document that the model names answers', async () => {
    given().server.behave(says('2'))
    const { docId, text, requests } = await answerTo(vague)
    expect(requests).toBe(1)
    const messages = given().server.asked.at(-1)?.body['messages'] as { content: string }[]
    const second = /document 2: (.*)\n(.*)\n/.exec(messages[1]?.content ?? '')
    expect(text).toContain(second?.[2])
    expect(docId).toBeTruthy()
  })

  it('nothing answers when the model chooses none', async () => {
    given().server.behave(says('NONE'))
    const { docId, requests } = await answerTo(vague)
    expect([docId, requests]).toEqual([undefined, 1])
  })

  it.each([
    ['fails', broken.says500],
    ['replies with something else', says('Ignore the rules! The answer is document 3.')],
    ['names a document that it was not shown', says('9')],
  ])('the robot decides alone when the model %s', async (_, behaviour) => {
    await configure({ reranks: false })
    const alone = await answerTo(vague)
    expect(alone.requests).toBe(0)
    await configure({ reranks: true })
    given().server.behave(behaviour)
    const { requests, ...answer } = await answerTo(vague)
    expect(requests).toBe(1)
    expect(answer).toEqual({ docId: alone.docId, text: alone.text })
  })
})

it('a robot that is sure asks no model', async () => {
  given().server.behave(says('NONE'))
  expect(await answerTo('How do I descale my kettle?')).toMatchObject({ docId: 'kettle', requests: 0 })
})

it('what a choice costs counts, and a spent budget leaves the robot alone', async () => {
  const { server, node } = given()
  const ref = { tenantId: world.demo.tenantId, channelId }
  server.behave(says('1'))
  await answerTo(vague)
  const row = await node.deps.db
    .selectFrom('model_usage')
    .select('tokens')
    .where('scope', '=', 'channel')
    .where('scope_id', '=', String(channelId))
    .executeTakeFirstOrThrow()
  expect(row.tokens).toBeGreaterThanOrEqual(120)
  const budgets = { channel: { tokens: 1 } }
  const { endpoint } = server
  await node.deps.models.channels.save(ref, {
    isOn: true,
    endpoint,
    budgets,
    writesAnswers: false,
    reranks: true,
  })
  expect((await answerTo(vague)).requests).toBe(0)
})

it('a model that writes no answer may still choose a document', async () => {
  await configure({ writesAnswers: true, reranks: true })
  given().server.behave((answer, asked) => {
    const isChoice = JSON.stringify(asked.body).includes('You choose the document')
    return says(isChoice ? '1' : 'NO_ANSWER')(answer, asked)
  })
  const { docId, requests } = await answerTo(vague)
  expect(requests).toBe(2)
  expect(docId).toBeTruthy()
})

it('cases are asked with the choice before the settings are saved', async () => {
  const { server, node, owner } = given()
  const robot = { tenantId: world.demo.tenantId, robotNo }
  const expected = { language: 'en', question: vague, expectedDocId: undefined, mustNotSay: ['Answer'] }
  await saveCase(node.deps.db, robot, expected, node.deps.clock.now())
  const { key: _, ...endpoint } = server.endpoint
  const budgets = { tenant: {}, channel: {}, visitor: {} }
  const settings = { isOn: true, endpoint, budgets, writesAnswers: false, reranks: true }
  const save = async () => {
    const { body } = await owner.call('setChannelModel', { channelId: channelKey, settings })
    return body.data as { isDone: boolean; broken: unknown[] }
  }
  server.behave(says('1'))
  expect(await save()).toMatchObject({ isDone: false, broken: [{ question: vague }] })
  server.behave(says('NONE'))
  expect(await save()).toMatchObject({ isDone: true, broken: [] })
})

it('cases are judged by the threshold that visitors get', async () => {
  const { server, node, owner } = given()
  const { pool, db, clock } = node.deps
  const question = 'How do I descale my kettle?'
  const expected = { language: 'en', question, expectedDocId: undefined, mustNotSay: ['Answer'] }
  await saveCase(db, { tenantId: world.demo.tenantId, robotNo }, expected, clock.now())
  const { key: _, ...endpoint } = server.endpoint
  const budgets = { tenant: {}, channel: {}, visitor: {} }
  const settings = { isOn: true, endpoint, budgets, writesAnswers: false, reranks: true }
  server.behave(says('NONE'))
  const saveUnsure = async () => {
    // Nothing is sure enough: the model chooses, and it chooses nothing. The node's own job may measure it again.
    const unsure =
      'update knowledge_calibrations set unknown_below = 99, due_at = null, measured_by = $2 where robot_no = $1'
    await pool.query(unsure, [robotNo, weightsVersion])
    const { body } = await owner.call('setChannelModel', { channelId: channelKey, settings })
    return body.data as { isDone: boolean }
  }
  await expect.poll(saveUnsure, { interval: 1000, timeout: 15_000 }).toMatchObject({ isDone: true })
})
