import { beforeAll, expect, it } from 'vitest'
import { documentSorts } from '@foyer/contract/desk/knowledge-limits.ts'
import { dayOf } from '@foyer/server/rules/robot/model/budget.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from '../robot/given.ts'
import { errorOf, must } from '../team/given.ts'
import { begin, list, publish, read, save } from './given.ts'

const world = givenWorld()
let ana: Agent
beforeAll(async () => {
  ana = await Agent.signIn(world.http)
})

const day = 86_400_000

async function published(robotNo: string, more: Record<string, unknown> = {}): Promise<string> {
  const docId = newId()
  const texts = { question: `Question ${docId}?`, answer: '<p>An answer.</p>' }
  must(
    await ana.call('saveDocument', { docId, robotNo, language: 'en', ...texts, isPublished: true, ...more }),
  )
  return docId
}

it('tells the state of each document, and filters by it', async () => {
  const robotNo = newId()
  const now = Date.now()
  const ids = {
    published: await published(robotNo),
    changed: await published(robotNo),
    draft: await begin(ana, { robotNo, question: 'Begun?' }),
    waiting: await published(robotNo, { validFrom: now + day }),
    expired: await published(robotNo, { validUntil: now - day }),
  }
  const withdrawn = await published(robotNo)
  must(await ana.call('withdrawDocument', { docId: withdrawn }))
  await save(ana, ids.changed, { category: 'New' })
  await save(ana, ids.expired, { category: 'New' })
  for (const [state, docId] of Object.entries(ids)) {
    const { documents, total } = await list(ana, { robotNo, state, sort: 'question' })
    const expected = state === 'draft' ? [ids.draft, withdrawn] : [docId]
    expect([state, documents.map((one) => one.docId).toSorted()]).toEqual([state, expected.toSorted()])
    expect(documents.every((one) => one.state === state)).toBe(true)
    expect(total).toBe(expected.length)
  }
  expect((await list(ana, { robotNo })).total).toBe(6)
})

it('is changed no longer when the change is published, discarded or saved by another way', async () => {
  const robotNo = newId()
  const stateOf = async () => (await list(ana, { robotNo })).documents[0]?.state
  const docId = await published(robotNo)
  await save(ana, docId, { answer: '<p>New.</p>' })
  expect(await stateOf()).toBe('changed')
  await publish(ana, docId)
  expect(await stateOf()).toBe('published')
  await save(ana, docId, { answer: '<p>Newer.</p>' })
  must(await ana.call('discardDocumentDraft', { docId, revision: 3 }))
  expect(await stateOf()).toBe('published')
  await save(ana, docId, { answer: '<p>Newest.</p>' })
  const { saved } = await read(ana, docId)
  const { related: _related, ...content } = saved
  const same = { docId, robotNo, language: 'en', ...content, answer: '<p>Newest.</p>', isPublished: true }
  must(await ana.call('saveDocument', same))
  expect(await stateOf()).toBe('published')
})

it('finds words in questions, phrasings and answers of every language, also in drafts', async () => {
  const robotNo = newId()
  const english = await published(robotNo, {
    question: 'How do I send a parcel back?',
    similar: ['Return label missing'],
    answer: '<p>Within <b>thirty</b> days at 100% &amp; R&amp;D_desk.</p>',
  })
  const chinese = await published(robotNo, {
    language: 'zh',
    question: '如何退货？',
    answer: '<p>三十天之内。</p>',
  })
  const thai = await published(robotNo, {
    language: 'th',
    question: 'คืนสินค้าอย่างไร',
    answer: '<p>ภายในสามสิบวัน</p>',
  })
  const begun = await begin(ana, { robotNo, question: 'Ölwechsel?', answer: '<p>Bald.</p>' })
  await save(ana, chinese, { similar: ['怎么寄回去'] })
  const found = async (words: string) =>
    (await list(ana, { robotNo, words })).documents.map(({ docId }) => docId)
  expect(await found('PARCEL send')).toEqual([english])
  expect(await found('label')).toEqual([english])
  expect(await found('thirty 100% r&d_')).toEqual([english])
  expect(await found('退货')).toEqual([chinese])
  expect(await found('三')).toEqual([chinese])
  expect(await found('寄回')).toEqual([chinese])
  expect(await found('สินค้า')).toEqual([thai])
  expect(await found('ölwechsel bald')).toEqual([begun])
  expect(await found(begun)).toEqual([begun])
  expect(await found('parcel bald')).toEqual([])
  // The markup is not text, and signs of patterns are only signs.
  for (const nothing of ['<b>', '100%x', '%%', 'p_rcel', String.raw`\ `])
    expect(await found(nothing)).toEqual([])
})

it('filters by category and language, and names all categories', async () => {
  const robotNo = newId()
  await published(robotNo, { category: 'Returns' })
  await published(robotNo, { category: 'Returns', language: 'de' })
  await published(robotNo, { category: 'Delivery' })
  await published(robotNo)
  await published(newId(), { category: 'Of another robot' })
  expect(await list(ana, { robotNo, category: 'Returns', language: 'de' })).toMatchObject({
    total: 1,
    categories: ['Delivery', 'Returns'],
  })
  expect((await list(ana, { robotNo, category: '' })).total).toBe(1)
  const readTime = expect.any(Number) as number
  expect(await list(ana, { robotNo: newId() })).toEqual({ documents: [], total: 0, categories: [], readTime })
})

it('a page follows the other in every order, without gaps or repetitions', async () => {
  const robotNo = newId()
  const { pool } = world.node.deps
  await pool.query(
    `insert into knowledge_documents
       (tenant_id, id, robot_no, language, question, answer, is_published, updated_at, useless_count)
     select $1, $2 || n, $2, 'en', 'Same ' || n % 3, 'x', true, n % 4, n % 5 from generate_series(1, 130) n`,
    [world.demo.tenantId, robotNo],
  )
  await pool.query(
    `insert into document_answers select $1, $2 || n, $3, n % 2 + 1 from generate_series(1, 60) n`,
    [world.demo.tenantId, robotNo, dayOf(Date.now())],
  )
  for (const sort of documentSorts) {
    const pages = [await list(ana, { robotNo, sort })]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await list(ana, { robotNo, sort, cursor: next }))
    const all = pages.flatMap(({ documents }) => documents)
    expect(pages.map(({ documents, total }) => [documents.length, total])).toEqual([
      [50, 130],
      [50, 130],
      [30, 130],
    ])
    expect(new Set(all.map(({ docId }) => docId)).size).toBe(130)
    const keys = all.map((one) => ({ ...one, updated: one.updatedTime })).map((one) => one[sort])
    const sorted = keys.toSorted((a, b) =>
      sort === 'question' ? String(a).localeCompare(String(b)) : Number(b) - Number(a),
    )
    expect([sort, keys]).toEqual([sort, sorted])
  }
})

it.each(['', 'x', '2.d', '2.d7-1', "2.d7'; select 1", '2.d7null'])(
  'refuses the cursor %j',
  async (cursor) => {
    expect(errorOf(await ana.call('listDocuments', { robotNo: 'r1', cursor }))).toBe('request.invalid')
  },
)

it('usage counts the answers of the last 30 days', async () => {
  const { question } = { question: `Where is the ${newId()}?` }
  const docId = await published('r1', { question })
  const visitor = await Visitor.start(world.http)
  const id = newId()
  await ask(visitor, question, { docId, id })
  await ask(visitor, question, { docId, id })
  await ask(visitor, question, { docId })
  await world.node.deps.pool.query(
    'insert into document_answers values ($1, $2, $3 - 29, 10), ($1, $2, $3 - 30, 100)',
    [world.demo.tenantId, docId, dayOf(Date.now())],
  )
  expect((await read(ana, docId)).usage).toBe(12)
  const { documents } = await list(ana, { sort: 'usage' })
  expect(documents[0]).toMatchObject({ docId, usage: 12 })
})

it('an answer that cannot be counted is given all the same', async () => {
  const docId = await published('r1')
  const { pool } = world.node.deps
  await pool.query('alter table document_answers rename to away')
  try {
    const visitor = await Visitor.start(world.http)
    expect((await ask(visitor, 'Tell me', { docId })).msgList).toHaveLength(2)
  } finally {
    await pool.query('alter table away rename to document_answers')
  }
})

it('shows nothing of other tenants', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const rival = await Agent.signIn(world.http, 'ana@rival.example')
  const docId = await published('r1', { question: 'A secret question?', category: 'Secret' })
  const page = await list(rival, { words: 'secret' })
  expect([page.total, page.categories.includes('Secret')]).toEqual([0, false])
  expect((await list(rival, { words: docId })).total).toBe(0)
})
