import { beforeAll, describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from '../robot/given.ts'
import { errorOf, must } from '../team/given.ts'
import { begin, list, publish, read, save } from './given.ts'

const world = givenWorld()
let ana: Agent
let visitor: Visitor
beforeAll(async () => {
  ana = await Agent.signIn(world.http)
  visitor = await Visitor.start(world.http)
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.png">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(//evil.example)">x</p>',
  '<form action="//evil.example"><input></form>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></math>',
  '<p onclick="alert(1)">x</p>',
]
const dangerous =
  /<script|onerror|onclick|javascript:|data:text|evil\.example|<iframe|<svg|<style|style=|<form/i

const hostile = (attack: string) => ({
  question: `Where? ${attack}`,
  similar: [attack],
  answer: `<p>Here.</p>${attack}`,
  category: attack.slice(0, 100),
  attachments: [
    { name: attack, url: 'javascript:alert(1)' },
    { name: 'map.pdf', url: 'https://shop.example/map.pdf' },
  ],
})

/** The html that a visitor's browser gets, and the addresses beside it. The other texts are shown as text. */
async function answerOf(docId: string): Promise<string> {
  const { msgList } = await ask(visitor, `About ${newId()}`, { docId })
  const answer = JSON.parse(JSON.stringify(msgList.at(-1))) as Record<string, unknown>
  const page = (await visitor.call('getRobotDoc', { docId })).body.data
  const urls =
    JSON.stringify([answer, page])
      .match(/"referenceFileUrl":"[^"]*"/g)
      ?.join() ?? ''
  const html = [answer['msgContent'], page['docAnswer'] ?? page['answer'] ?? page['docContent']].join('\n')
  expect(html).toContain('Here.')
  return html + urls
}

describe.each(attacks)('%s in every field', (attack) => {
  it('is not stored in a draft, and reaches no visitor by publication or restoration', async () => {
    const docId = await begin(ana, { question: 'Where?', answer: `<p>Here.</p>${attack}` })
    expect((await read(ana, docId)).draft.changes.answer).not.toMatch(dangerous)
    const { draft } = await save(ana, docId, hostile(attack))
    expect(draft.changes.answer).not.toMatch(dangerous)
    expect(draft.changes.attachments).toEqual([{ name: 'map.pdf', url: 'https://shop.example/map.pdf' }])
    // A draft that an older version or somebody in the database has stored is cleaned once more.
    await plant('settings_drafts', 'changes', docId, hostile(attack))
    expect(await publish(ana, docId)).toMatchObject({ code: 200, data: { isDone: true } })
    expect(await answerOf(docId)).not.toMatch(dangerous)
    await plant('settings_versions', 'body', docId, { ...hostile(attack), isPublished: true })
    must(await ana.call('withdrawDocument', { docId }))
    must(await ana.call('restoreDocumentVersion', { docId, version: 1, current: 2 }))
    expect(await answerOf(docId)).not.toMatch(dangerous)
    expect((await list(ana, { words: docId })).documents).toMatchObject([{ docId, state: 'published' }])
  })

  it('reaches no visitor by the other way to save a document', async () => {
    const docId = newId()
    const document = { docId, robotNo: 'r1', language: 'en', ...hostile(attack), isPublished: true }
    must(await ana.call('saveDocument', document))
    expect(await answerOf(docId)).not.toMatch(dangerous)
  })
})

async function plant(table: string, column: string, docId: string, value: object): Promise<void> {
  await world.node.deps.pool.query(
    `update ${table} set ${column} = ${column} || $2::jsonb where object_id = $1 and kind = 'document'`,
    [docId, JSON.stringify(value)],
  )
}

it.each([
  { question: 7 },
  { similar: Array.from({ length: 101 }, () => 'x') },
  { similar: 'x' },
  { answer: 'x'.repeat(20_001) },
  { attachments: [{ name: 'x' }] },
  { validFrom: -1 },
  { related: Array.from({ length: 21 }, String) },
  { question: null },
])('a draft does not take %j', async (changes) => {
  const docId = await begin(ana)
  expect(errorOf(await ana.call('saveDocumentDraft', { docId, revision: 0, changes }))).toBe(
    'request.invalid',
  )
})

it('fields that a document does not have are not stored', async () => {
  const docId = await begin(ana)
  const planted = { toString: 'x', isPublished: true, version: 9, category: 'C' }
  const { draft } = await save(ana, docId, planted)
  expect(draft.changes).toEqual({ category: 'C' })
  expect(await read(ana, docId)).toMatchObject({ isPublished: false, version: 0 })
})

it('documents of other tenants are unknown to every call', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const rival = await Agent.signIn(world.http, 'ana@rival.example')
  const docId = await begin(ana, { question: 'Ours?', answer: '<p>Yes.</p>' })
  await publish(ana, docId)
  const calls = {
    readDocument: {},
    watchDocument: {},
    saveDocumentDraft: { revision: 2, changes: { category: 'theirs' } },
    discardDocumentDraft: { revision: 2 },
    publishDocumentDraft: { version: 1, revision: 2 },
    removeDocument: {},
    listDocumentVersions: {},
    readDocumentVersion: { version: 1 },
    restoreDocumentVersion: { version: 1, current: 1 },
  } as const
  for (const name of Object.keys(calls) as (keyof typeof calls)[])
    expect([name, errorOf(await rival.call(name, { docId, ...calls[name] }))]).toEqual([
      name,
      'object.unknown',
    ])
  const translation = { robotNo: 'r1', language: 'de', translationOf: docId }
  expect(errorOf(await rival.call('createDocument', translation))).toBe('object.unknown')
  const own = await begin(rival)
  expect((await save(rival, own, { related: [docId] })).draft.changes.related).toBeUndefined()
  expect(await read(ana, docId)).toMatchObject({ version: 1, draft: { revision: 2, changes: {} } })
})
