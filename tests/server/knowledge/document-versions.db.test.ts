import { beforeAll, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { errorOf, must } from '../team/given.ts'
import { givenDocument } from '../robot/given.ts'
import { begin, publish, read, save, versions } from './given.ts'

const world = givenWorld()
let ana: Agent
beforeAll(async () => {
  ana = await Agent.signIn(world.http)
})

const texts = () => ({ question: `Where is the ${newId()} museum?`, answer: '<p>By the harbour.</p>' })

it('each publication is a version with its author, note and changes', async () => {
  const docId = await begin(ana, texts())
  await publish(ana, docId, { note: 'First' })
  await save(ana, docId, { category: 'Visits', similar: ['Which way?'] })
  await publish(ana, docId)
  const found = await versions(ana, docId)
  expect(found).toMatchObject([
    { version: 2, author: 'Ana', note: '' },
    { version: 1, author: 'Ana', note: 'First' },
  ])
  expect(found.map(({ changed }) => changed.toSorted())).toEqual([
    ['category', 'similar'],
    ['answer', 'isPublished', 'question'],
  ])
})

it('the other ways that change a document add versions too, and the same again adds none', async () => {
  const docId = newId()
  const document = { ...texts(), docId, robotNo: 'r1', language: 'en' }
  must(await ana.call('saveDocument', { ...document, isPublished: false }))
  expect(await versions(ana, docId)).toEqual([])
  must(await ana.call('saveDocument', { ...document, isPublished: true }))
  must(await ana.call('saveDocument', { ...document, isPublished: true }))
  must(await ana.call('withdrawDocument', { docId }))
  must(await ana.call('publishDocument', { docId }))
  must(await ana.call('saveDocument', { ...document, answer: '<p>At the station.</p>', isPublished: true }))
  expect((await versions(ana, docId)).map(({ version, changed }) => [version, changed])).toEqual([
    [4, ['answer']],
    [3, ['isPublished']],
    [2, ['isPublished']],
    [1, ['isPublished']],
  ])
  expect((await read(ana, docId)).version).toBe(4)
})

it('commands and the set-up name the operator, or no one', async () => {
  await givenDocument(world.node.deps, world.demo.tenantId, { docId: 'by-command' })
  expect(await versions(ana, 'by-command')).toMatchObject([{ version: 1, author: '' }])
})

it('a document that is older than versions keeps its first text', async () => {
  const docId = newId()
  await world.node.deps.pool.query(
    `insert into knowledge_documents (tenant_id, id, robot_no, language, question, answer, is_published, updated_at)
     values ($1, $2, 'r1', 'en', 'Old?', '<p>Old.</p>', true, 5)`,
    [world.demo.tenantId, docId],
  )
  await save(ana, docId, { answer: '<p>New.</p>' })
  await publish(ana, docId)
  expect(await versions(ana, docId)).toMatchObject([
    { version: 2, changed: ['answer'] },
    { version: 1, author: '', publishedTime: 5, changed: [] },
  ])
  const first = must(await ana.call('readDocumentVersion', { docId, version: 1 }))
  expect(first['content']).toMatchObject({ question: 'Old?', answer: '<p>Old.</p>' })
})

it('an earlier version is published again as a new one, and the draft stays', async () => {
  const { question, answer } = texts()
  const docId = await begin(ana, { question, answer })
  await publish(ana, docId)
  await save(ana, docId, { answer: '<p>At the station.</p>' })
  await publish(ana, docId)
  await save(ana, docId, { category: 'Visits' })
  const restore = (more: object) =>
    ana.call('restoreDocumentVersion', { docId, version: 1, current: 2, ...more })
  expect(errorOf(await restore({ current: 1 }))).toBe('object.stale')
  expect(errorOf(await restore({ version: 7 }))).toBe('object.unknown')
  expect(must(await restore({}))).toMatchObject({ isDone: true })
  expect(await read(ana, docId)).toMatchObject({
    version: 3,
    saved: { question, answer },
    draft: { changes: { category: 'Visits' } },
  })
  expect(await versions(ana, docId)).toMatchObject([
    { version: 3, restoredFrom: 1, changed: ['answer'] },
    {},
    {},
  ])
})

it('a version that breaks a case is not restored', async () => {
  const robotNo = newId()
  const { question } = texts()
  const docId = await begin(ana, { robotNo, question, answer: '<p>Ask tomorrow.</p>' })
  await publish(ana, docId)
  await save(ana, docId, { answer: '<p>By the harbour.</p>' })
  await publish(ana, docId)
  must(
    await ana.call('saveCase', {
      robotNo,
      language: 'en',
      question,
      expectedDocId: docId,
      mustNotSay: ['tomorrow'],
    }),
  )
  const { body } = await ana.call('restoreDocumentVersion', { docId, version: 1, current: 2 })
  expect(body.data).toMatchObject({ isDone: false, broken: [{ question }] })
  expect(await read(ana, docId)).toMatchObject({ version: 2, saved: { answer: '<p>By the harbour.</p>' } })
})

it('language versions know each other, one for each language', async () => {
  const docId = await begin(ana, texts())
  await publish(ana, docId)
  const german = await begin(ana, { language: 'de', translationOf: docId, question: 'Wo?' })
  const chinese = await begin(ana, { language: 'zh', translationOf: german })
  expect((await read(ana, docId)).translations).toEqual([
    { docId: german, language: 'de', question: 'Wo?', isPublished: false },
    { docId: chinese, language: 'zh', question: '', isPublished: false },
  ])
  expect((await read(ana, chinese)).translations.map(({ language }) => language)).toEqual(['de', 'en'])
  const again = { robotNo: 'r1', language: 'de', translationOf: chinese }
  expect(errorOf(await ana.call('createDocument', again))).toBe('request.invalid')
  const elsewhere = { robotNo: 'another', language: 'fr', translationOf: docId }
  expect(errorOf(await ana.call('createDocument', elsewhere))).toBe('object.unknown')
})

it('of several translators at once one begins each language', async () => {
  const docId = await begin(ana, texts())
  const german = await begin(ana, { language: 'de', translationOf: docId })
  const begun = await Promise.all(
    [docId, german, docId, german].map((translationOf) =>
      ana.call('createDocument', { robotNo: 'r1', language: 'fr', translationOf }),
    ),
  )
  expect(begun.filter(({ body }) => body.code === 200)).toHaveLength(1)
})

it('a removed document leaves nothing, and one that answers is not removed', async () => {
  const docId = await begin(ana, texts())
  const other = await begin(ana, { language: 'de', translationOf: docId })
  await publish(ana, docId)
  must(await ana.call('watchDocument', { docId }))
  await save(ana, docId, { category: 'Visits' })
  expect(errorOf(await ana.call('removeDocument', { docId }))).toBe('object.stale')
  must(await ana.call('withdrawDocument', { docId }))
  must(await ana.call('removeDocument', { docId }))
  expect(errorOf(await ana.call('readDocument', { docId }))).toBe('object.unknown')
  expect(errorOf(await ana.call('listDocumentVersions', { docId }))).toBe('object.unknown')
  for (const table of ['settings_drafts', 'settings_versions', 'settings_editors']) {
    const { rows } = await world.node.deps.pool.query(`select 1 from ${table} where object_id = $1`, [docId])
    expect([table, rows]).toEqual([table, []])
  }
  expect((await read(ana, other)).translations).toEqual([])
})
