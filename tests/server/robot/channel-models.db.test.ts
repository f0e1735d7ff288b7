import { beforeEach, expect, it } from 'vitest'
import { saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { broken } from '@foyer/testkit/model/misbehaviours.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { givenDocument } from './given.ts'
import { givenModelNode } from './given-model-node.ts'

const world = givenWorld()
const given = givenModelNode(world)

let count = 0
let robotNo = ''
let channelId = ''

beforeEach(async () => {
  count += 1
  robotNo = `models-${count}`
  channelId = `channel-${robotNo}`
  const { tenantId } = world.demo
  const { deps } = given().node
  await seedChannel(deps.db, { tenantId, tenantKey: 'demo', key: channelId, config: { robotNo } })
  await givenDocument(deps, tenantId, { docId: robotNo, robotNo })
})

function settings(changes: Record<string, unknown> = {}) {
  const { baseUrl, model, tokenField, price } = given().server.endpoint
  const budgets = { tenant: {}, channel: { money: 2.5 }, visitor: {} }
  const endpoint = { baseUrl, model, tokenField, price }
  return { isOn: true, endpoint, budgets, writesAnswers: true, reranks: false, ...changes }
}

async function call(name: 'setChannelModel' | 'testChannelModel' | 'readModelUsage', input = {}) {
  const { body } = await given().owner.call(name, { channelId, ...input })
  return body as { code: unknown; data: Record<string, unknown> }
}

type Listed = { channels: Record<string, unknown>[]; embeddings: Record<string, unknown> }

async function listed(): Promise<Listed> {
  const { body } = await given().owner.call('listChannelModels', { robotNo })
  return body.data as Listed
}

const question = { language: 'en', question: 'How do I descale my kettle?' }

it('a key goes in and never comes out; the audit log has none either', async () => {
  given().server.behave(says('[1] With vinegar.'))
  const saved = await call('setChannelModel', { settings: settings(), key: 'sk-very-secret' })
  expect(saved.data).toEqual({ isDone: true, broken: [], failing: [] })
  const now = await listed()
  expect(now.channels).toMatchObject([{ channelId, settings: settings(), hasKey: true, isKeyReadable: true }])
  expect(now.channels[0]?.['keySetAt']).toEqual(expect.any(Number))
  expect(now.embeddings).toEqual({ documents: 1, withVectors: 0 })
  const { db } = given().node.deps
  const audit = await db.selectFrom('audit_log').selectAll().where('object_id', '=', channelId).execute()
  expect(audit).toMatchObject([{ action: 'setChannelModel', actor_kind: 'agent' }])
  expect(JSON.stringify([saved, now, audit])).not.toContain('sk-very-secret')
})

it('a stored key stays while the host stays, and goes to no other host', async () => {
  given().server.behave(says('[1] With vinegar.'))
  await call('setChannelModel', { settings: settings(), key: 'sk-1' })
  await call('testChannelModel', { settings: settings(), ...question })
  expect(given().server.asked.at(-1)?.headers.authorization).toBe('Bearer sk-1')
  const { endpoint } = settings()
  const elsewhere = { ...endpoint, baseUrl: endpoint.baseUrl.replace('127.0.0.1', 'localhost') }
  const off = settings({ endpoint: elsewhere, isOn: false })
  expect((await call('setChannelModel', { settings: off })).data['isDone']).toBe(true)
  expect((await listed()).channels[0]).toMatchObject({ hasKey: false })
})

it('a test shows the answer, its sources and its cost, and counts as usage', async () => {
  given().server.behave(says('[1] With vinegar.', { tokens: [100, 20] }))
  const { data } = await call('testChannelModel', { settings: settings(), ...question })
  expect(data).toMatchObject({ answer: 'With vinegar.', tokens: 120, money: 0.00014 })
  expect(data['sources']).toEqual(['How do I descale my kettle?'])
  const usage = await call('readModelUsage')
  expect(usage.data['days']).toHaveLength(30)
  expect(usage.data).toMatchObject({ today: { channel: { tokens: 120, money: 0.00014 } } })
})

it('a test names the problem, and never an address or a text of the endpoint', async () => {
  const { server } = given()
  const problem = async (changes = {}) =>
    (await call('testChannelModel', { settings: settings(changes), ...question })).data['problem']
  server.behave(broken.says500)
  expect(await problem()).toBe('broken')
  server.behave((answer) => void answer.writeHead(401).end())
  expect(await problem()).toBe('key')
  server.behave((answer) => void answer.writeHead(404).end())
  expect(await problem()).toBe('unknownModel')
  server.behave(says('NO_ANSWER'))
  expect(await problem()).toBe('unanswered')
  server.behave(says('With vinegar.'))
  expect(await problem()).toBe('ungrounded')
  const { endpoint } = settings()
  expect(await problem({ endpoint: { ...endpoint, baseUrl: 'http://169.254.169.254/v1' } })).toBe('address')
  expect(await problem({ endpoint: undefined })).toBe('noModel')
  expect(await problem({ budgets: { tenant: {}, channel: { tokens: 1 }, visitor: {} } })).toBe('budget')
})

it('a model that breaks a case is not saved, unless an admin insists', async () => {
  const { server, node } = given()
  const robot = { tenantId: world.demo.tenantId, robotNo }
  const expected = { ...question, expectedDocId: robotNo, mustNotSay: ['bleach'] }
  await saveCase(node.deps.db, robot, expected, node.deps.clock.now())
  server.behave(says('[1] With bleach.'))
  const refused = await call('setChannelModel', { settings: settings() })
  expect(refused.data).toMatchObject({ isDone: false, broken: [{ failure: { reason: 'said' } }] })
  expect((await listed()).channels[0]).toMatchObject({ settings: { isOn: false } })
  const insisted = await call('setChannelModel', { settings: settings(), despiteCases: true })
  expect(insisted.data).toMatchObject({ isDone: true, broken: [{ failure: { reason: 'said' } }] })
  expect((await listed()).channels[0]).toMatchObject({ settings: { isOn: true } })
})

it.each(['ftp://models.example/v1', 'not an address', 'http://'])('%s is no address', async (baseUrl) => {
  const { endpoint } = settings()
  const answer = await call('setChannelModel', { settings: settings({ endpoint: { ...endpoint, baseUrl } }) })
  expect(answer.code).not.toBe(200)
})
