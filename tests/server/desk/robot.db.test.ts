import { expect, it } from 'vitest'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { findDocuments, listCases, listComplaints } from '@foyer/contract/desk/robot.ts'
import { deskApi } from '@foyer/contract/desk/api.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from '../robot/given.ts'

const world = givenWorld()
const calls: CallName[] = [
  'listComplaints',
  'dismissComplaint',
  'findDocuments',
  'listCases',
  'saveCase',
  'removeCase',
  'runCases',
  'testRobot',
  'saveDocument',
  'publishDocument',
  'withdrawDocument',
]

async function complaints(agent: Agent) {
  const { body } = await agent.call('listComplaints')
  return (body.data as OutputOf<typeof listComplaints>).complaints
}

async function cases(agent: Agent) {
  const { body } = await agent.call('listCases', { robotNo: 'r1' })
  return (body.data as OutputOf<typeof listCases>).cases
}

/** A visitor who asks and did not like what they read. */
async function thumbDown(question: string): Promise<void> {
  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, question)
  const docId = msgList[1]?.docId
  const { sessionId } = visitor.started
  await visitor.call('commentDoc', { docId, isUseful: 0, robotNo: 'r1', sessionId, tenantId: 'demo' })
}

async function withRole(role: string): Promise<Agent> {
  const { pool } = world.node.deps
  await pool.query('update agents set role = $1 where email = $2', [role, 'ben@demo.example'])
  return Agent.signIn(world.http, 'ben@demo.example')
}

it('T-04 a thumb down becomes a case: with its question, once, and then nothing breaks it unnoticed', async () => {
  const agent = await Agent.signIn(world.http)
  await thumbDown('How can I send a product back?')
  const [complaint] = await complaints(agent)
  expect(complaint).toMatchObject({
    question: 'How can I send a product back?',
    language: 'en',
    robotNo: 'r1',
    docId: 'd7',
    docQuestion: 'How do I return something?',
  })
  const { complaintId = 0, question = '' } = complaint ?? {}
  const expected = { robotNo: 'r1', language: 'en', question, expectedDocId: 'd7', mustNotSay: ['90 days'] }
  const saved = await agent.call('saveCase', { ...expected, complaintId })
  expect(saved.body.data).toMatchObject({ case: expected })
  expect(await complaints(agent)).toEqual([])

  const refused = await agent.call('withdrawDocument', { docId: 'd7' })
  expect(refused.body.data).toMatchObject({
    isDone: false,
    broken: [{ question, expectedDocId: 'd7', failure: { reason: expect.any(String) as string } }],
  })
  expect(await cases(agent)).toMatchObject([{ question, expectedDocId: 'd7' }])
  expect((await cases(agent))[0]).not.toHaveProperty('failure')

  const despite = await agent.call('withdrawDocument', { docId: 'd7', despiteCases: true })
  expect(despite.body.data).toMatchObject({ isDone: true, broken: [{ question }] })
  expect(await cases(agent)).toMatchObject([{ question, failure: { docId: expect.any(String) as string } }])
  await agent.call('publishDocument', { docId: 'd7' })
  const [kept] = await cases(agent)
  expect(kept).not.toHaveProperty('failure')
  await agent.call('removeCase', { caseId: kept?.caseId })
  expect(await cases(agent)).toEqual([])
})

it('T-04 a thumb down can be dismissed, a thumb up is no complaint', async () => {
  const agent = await Agent.signIn(world.http)
  await thumbDown('Where is my order?')
  const [complaint] = await complaints(agent)
  expect(complaint).toMatchObject({ question: 'Where is my order?', docId: 'd1' })
  expect((await agent.call('dismissComplaint', { complaintId: complaint?.complaintId })).body.code).toBe(200)
  expect(await complaints(agent)).toEqual([])
  const unknown = await agent.call('dismissComplaint', { complaintId: 999_999 })
  expect(unknown.body.error).toBe('object.unknown')
})

it('a document is written at the desk, and cleaned', async () => {
  const agent = await withRole('supervisor')
  const written = {
    docId: 'desk-1',
    robotNo: 'r1',
    language: 'en',
    question: 'Do you sharpen knives?',
    answer: '<p onclick="x()">On Mondays.<script>x()</script></p>',
  }
  const saved = await agent.call('saveDocument', { ...written, isPublished: true })
  expect(saved.body.data).toEqual({ isDone: true, broken: [], failing: [] })
  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, 'Do you sharpen knives?')
  expect(msgList[1]).toMatchObject({ docId: 'desk-1', msgContent: '<p>On Mondays.</p>' })
})

it('agents may do none of it, and supervisors may not publish what breaks a case', async () => {
  const agent = await withRole('agent')
  for (const name of calls) {
    const { input } = Object.values(deskApi).find((endpoint) => endpoint.name === name)?.example ?? {}
    expect((await agent.call(name, { ...input })).body).toMatchObject({ error: 'identity.forbidden' })
  }
  const supervisor = await withRole('supervisor')
  const despite = await supervisor.call('withdrawDocument', { docId: 'd7', despiteCases: true })
  expect(despite.body.error).toBe('identity.forbidden')
})

it('nobody sees or changes what is another tenant’s', async () => {
  await seedTenant(world.node.deps.db, 'other')
  const agent = await Agent.signIn(world.http)
  await thumbDown('When do I get my money back?')
  const [complaint] = await complaints(agent)
  const expected = { robotNo: 'r1', language: 'en', question: 'Mine?' }
  const saved = await agent.call('saveCase', expected)
  const { caseId } = (saved.body.data as { case: { caseId: string } }).case
  const stranger = await Agent.signIn(world.http, 'ana@other.example')
  expect(await complaints(stranger)).toEqual([])
  expect(await cases(stranger)).toEqual([])
  const unknown = { error: 'object.unknown' }
  expect((await stranger.call('removeCase', { caseId })).body).toMatchObject(unknown)
  const { complaintId } = complaint ?? {}
  expect((await stranger.call('dismissComplaint', { complaintId })).body).toMatchObject(unknown)
  expect((await stranger.call('saveCase', { ...expected, complaintId })).body).toMatchObject(unknown)
  expect(await cases(agent)).toHaveLength(1)
})

it('documents are found by words of their question, or by their id', async () => {
  const agent = await Agent.signIn(world.http)
  const found = async (words: string) => {
    const { body } = await agent.call('findDocuments', { words })
    return (body.data as OutputOf<typeof findDocuments>).documents
  }
  expect(await found('RETURN some')).toMatchObject([
    { docId: 'd7', question: 'How do I return something?', isPublished: true },
  ])
  expect(await found('d7')).toMatchObject([{ docId: 'd7' }])
  expect(await found('%')).toEqual([])
  expect((await found('')).length).toBeGreaterThan(3)
})
