import { expect, it, beforeAll } from 'vitest'
import type { publishDocumentDrafts } from '@foyer/contract/desk/document-bulk.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { givenDocument } from '../robot/given.ts'
import { must } from '../team/given.ts'
import { begin, list, read, save } from './given.ts'

const world = givenWorld()
let ana: Agent
let ben: Agent
beforeAll(async () => {
  ana = await Agent.signIn(world.http)
  ben = await Agent.signIn(world.http, 'ben@demo.example')
  await world.node.deps.pool.query(`update agents set role = 'supervisor' where email = 'ben@demo.example'`)
})

const answer = '<p>By the harbour.</p>'

async function publishAll(agent: Agent, robotNo: string, more: Record<string, unknown> = {}) {
  const { readTime } = await list(agent, { robotNo })
  const input = { robotNo, state: 'draft', readTime, ...more }
  return must(await agent.call('publishDocumentDrafts', input)) as OutputOf<typeof publishDocumentDrafts>
}

it('publishes every complete draft of the list at once, each with a version, and leaves the others', async () => {
  const robotNo = newId()
  const begun = await begin(ana, { robotNo, question: 'Where are you?', answer })
  await givenDocument(world.node.deps, world.demo.tenantId, {
    docId: `${robotNo}-imported`,
    robotNo,
    question: 'Is there a lift?',
    answer,
    isPublished: false,
  })
  const empty = await begin(ana, { robotNo, question: 'Do you rent boats?' })
  const done = await publishAll(ana, robotNo)
  expect(done).toMatchObject({
    isDone: true,
    published: 2,
    left: [{ docId: empty, question: 'Do you rent boats?', reason: 'incomplete' }],
    hasMore: false,
  })
  expect(await read(ana, begun)).toMatchObject({
    isPublished: true,
    version: 1,
    saved: { question: 'Where are you?', answer },
    draft: { changes: {} },
  })
  const asked = await ana.call('testRobot', { robotNo, language: 'en', question: 'Is there a lift?' })
  expect(asked.body.data).toMatchObject({ verdict: 'answer', answer: { docId: `${robotNo}-imported` } })
  const { rows } = await world.node.deps.pool.query<{ after: { documents: string[] } }>(
    `select after from audit_log where action = 'publishDocumentDrafts' and after->>'robotNo' = $1`,
    [robotNo],
  )
  expect(rows.map(({ after }) => after.documents.toSorted())).toEqual([
    [begun, `${robotNo}-imported`].toSorted(),
  ])
})

it('keeps to the filters, and to what the list showed', async () => {
  const robotNo = newId()
  const first = await begin(ana, { robotNo, question: 'Where are you?', answer })
  const german = await begin(ana, { robotNo, question: 'Wo sind Sie?', answer, language: 'de' })
  const { readTime } = await list(ana, { robotNo })
  await save(ben, german, { category: 'Newer' })
  const stale = await publishAll(ana, robotNo, { language: 'de', readTime: readTime - 1 })
  expect(stale).toMatchObject({ published: 0, left: [{ docId: german, reason: 'newer' }] })
  expect(await publishAll(ana, robotNo, { language: 'de' })).toMatchObject({ published: 1, left: [] })
  expect((await read(ana, first)).isPublished).toBe(false)
  await save(ana, german, { category: 'Trips' })
  expect(await publishAll(ana, robotNo, { state: 'changed' })).toMatchObject({ published: 1, left: [] })
  expect(await read(ana, german)).toMatchObject({ version: 2, saved: { category: 'Trips' } })
})

it('a document whose draft was discarded after the list was read is left', async () => {
  const robotNo = newId()
  const docId = await begin(ana, { robotNo, question: 'Where are you?', answer })
  await publishAll(ana, robotNo)
  must(await ana.call('withdrawDocument', { docId }))
  const { draft } = await save(ben, docId, { answer: '<p>At the station.</p>' })
  const { readTime } = await list(ana, { robotNo })
  must(await ben.call('discardDocumentDraft', { docId, revision: draft.revision }))
  const done = await ana.call('publishDocumentDrafts', { robotNo, state: 'draft', readTime })
  expect(done.body.data).toMatchObject({ published: 0, left: [{ docId, reason: 'newer' }] })
  expect((await read(ana, docId)).isPublished).toBe(false)
})

it('that breaks a case changes nothing, and only admins insist', async () => {
  const robotNo = newId()
  const question = 'Where are you?'
  must(await ana.call('saveCase', { robotNo, language: 'en', question }))
  const docId = await begin(ana, { robotNo, question, answer })
  await begin(ana, { robotNo, question: 'Is there a lift?', answer })
  const stopped = await publishAll(ben, robotNo)
  expect(stopped).toMatchObject({ isDone: false, broken: [{ question }], published: 0 })
  expect((await read(ana, docId)).isPublished).toBe(false)
  const { readTime } = await list(ben, { robotNo })
  const input = { robotNo, state: 'draft', readTime, despiteCases: true }
  expect((await ben.call('publishDocumentDrafts', input)).body.error).toBe('identity.forbidden')
  expect(await publishAll(ana, robotNo, { despiteCases: true })).toMatchObject({ isDone: true, published: 2 })
})

it('publishes nothing of another tenant or robot', async () => {
  const robotNo = newId()
  const docId = await begin(ana, { robotNo, question: 'Where are you?', answer })
  expect(await publishAll(ana, `${robotNo}x`)).toMatchObject({ published: 0 })
  expect((await read(ana, docId)).isPublished).toBe(false)
})
