import { expect, it } from 'vitest'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { listDocuments, readDocument } from '@foyer/contract/desk/knowledge-documents.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { exported, importFile, outcomes, type Imported } from './given.ts'

const world = givenWorld({}, { limitScale: 20 })
const ana = () => Agent.signIn(world.http)

type Read = OutputOf<typeof readDocument>

/** Everything that an admin edits, with questions in the place of ids, which another robot may not have. */
async function knowledgeOf(agent: Agent, robotNo: string) {
  const listed = await agent.call('listDocuments', { robotNo, sort: 'question' })
  const { documents } = listed.body.data as OutputOf<typeof listDocuments>
  const read: Read[] = []
  for (const { docId } of documents)
    read.push((await agent.call('readDocument', { docId })).body.data as unknown as Read)
  const edited = read.map((one) => ({ ...one, content: { ...one.saved, ...one.draft.changes } }))
  const nameOf = new Map(
    edited.map(({ docId, language, content }) => [docId, `${language} ${content.question}`]),
  )
  return edited
    .map(({ content, language, isPublished, translations }) => ({
      ...content,
      language,
      isPublished,
      related: content.related.map((id) => nameOf.get(id)),
      translations: translations.map(({ docId }) => nameOf.get(docId)),
    }))
    .toSorted((one, other) => (one.question < other.question ? -1 : 1))
}

async function begin(agent: Agent, robotNo: string, given: Record<string, unknown>): Promise<string> {
  const { body } = await agent.call('createDocument', { robotNo, language: 'en', ...given })
  return String(body.data['docId'])
}

async function draft(agent: Agent, docId: string, changes: Record<string, unknown>): Promise<void> {
  const { body } = await agent.call('readDocument', { docId })
  const { revision } = (body.data as unknown as Read).draft
  expect((await agent.call('saveDocumentDraft', { docId, revision, changes })).body.code).toBe(200)
}

async function publish(agent: Agent, docId: string): Promise<void> {
  const { body } = await agent.call('readDocument', { docId })
  const { version, draft } = body.data as unknown as Read
  const seen = { docId, version, revision: draft.revision }
  expect((await agent.call('publishDocumentDraft', seen)).body.data['isDone']).toBe(true)
}

/** A robot with everything that the editor offers: links in both directions, a translation, a draft and a begun document. */
async function teach(agent: Agent, robotNo: string): Promise<void> {
  const hire = await begin(agent, robotNo, { question: 'Do you rent canoes?', answer: '<p>Yes.</p>' })
  const price = await begin(agent, robotNo, {
    question: 'What is the rent of a canoe?',
    answer: '<p>Ten.</p>',
  })
  const zh = { language: 'zh', translationOf: hire }
  const chinese = await begin(agent, robotNo, {
    question: '可以租独木舟吗？',
    answer: '<p>可以。</p>',
    ...zh,
  })
  const later = await begin(agent, robotNo, { question: 'Is there a winter price?', answer: '<p>Soon.</p>' })
  await begin(agent, robotNo, {})
  await draft(agent, hire, {
    similar: ['Canoes for rent?', '=1+1'],
    category: 'Boats',
    validFrom: 1_700_000_000_000,
    validUntil: 4_000_000_000_000,
    attachments: [
      { name: 'Prices, 2026', url: 'https://shop.example/preisliste-ü.pdf' },
      { name: 'Slip', url: '/files/demo/slip.pdf' },
    ],
    related: [price, later, chinese],
  })
  await draft(agent, price, { related: [hire] })
  await draft(agent, later, { related: [price] })
  for (const docId of [hire, price, chinese]) await publish(agent, docId)
}

it.each(['csv', 'json'])(
  '%s carries everything into an empty robot, and changes nothing twice',
  async (format) => {
    const agent = await ana()
    const from = `full-${format}`
    await teach(agent, from)
    const original = await knowledgeOf(agent, from)
    expect(original).toHaveLength(5)
    const file = await exported(agent, format, from)
    const unchanged = ['unchanged', 'unchanged', 'unchanged', 'unchanged', 'unchanged']
    expect(outcomes(await importFile(agent, format, file, { robotNo: from }))).toEqual(unchanged)

    const other = await seedTenant(world.node.deps.db, `whole-${format}`)
    const copier = await Agent.signIn(world.http, `ana@whole-${format}.example`)
    expect(other.tenantId).not.toBe(world.demo.tenantId)
    for (const [who, robotNo] of [
      [agent, `copy-${format}`],
      [copier, 'copy'],
    ] as const) {
      const dry = await importFile(who, format, file, { robotNo, isDryRun: true })
      const done = await importFile(who, format, file, { robotNo })
      expect(done.rows).toEqual(dry.rows)
      expect(outcomes(done)).toEqual(unchanged.map(() => 'added'))
      expect(done.rows.flatMap(({ notLinked = [] }) => notLinked)).toEqual([])
      expect(await knowledgeOf(who, robotNo)).toEqual(original)
      expect(outcomes(await importFile(who, format, file, { robotNo }))).toEqual(unchanged)
    }
    expect(await knowledgeOf(agent, from)).toEqual(original)
  },
)

it('restores what was changed since the export, also times and links that were added', async () => {
  const agent = await ana()
  await teach(agent, 'restored')
  const original = await knowledgeOf(agent, 'restored')
  const listed = await agent.call('listDocuments', { robotNo: 'restored', words: 'rent of a canoe' })
  const { docId } = (listed.body.data as OutputOf<typeof listDocuments>).documents[0] ?? { docId: '' }
  for (const format of ['csv', 'json']) {
    const file = await exported(agent, format, 'restored')
    await draft(agent, docId, { validUntil: 4_000_000_000_000, related: [], category: 'Other' })
    await publish(agent, docId)
    await importFile(agent, format, file, { robotNo: 'restored' })
    expect(await knowledgeOf(agent, 'restored')).toEqual(original)
  }
})

const links = ({ rows }: Imported) => rows.map(({ notLinked }) => notLinked)

it('tells a row which documents it could not be linked with, and imports it all the same', async () => {
  const agent = await ana()
  const file = JSON.stringify([
    { id: 'u1', question: 'One?', answer: '1', related: ['u3', 'gone', 'u4', 'd7'] },
    { id: 'u2', question: 'Zwei?', answer: '2', language: 'de', translationOf: 'nowhere' },
    { id: 'u3', question: 'Three?', answer: '3', translationOf: 'u1' },
    { id: 'u4', question: 'No answer?', answer: '' },
    { id: 'u5', question: 'Many?', answer: '5', related: Array.from({ length: 21 }, (_, at) => `x${at}`) },
  ])
  const done = await importFile(agent, 'json', file, { robotNo: 'told' })
  expect(outcomes(done)).toEqual(['added', 'added', 'added', 'noAnswer', 'tooManyRelated'])
  const unknown = (docId: string) => ({ docId, problem: 'unknownDocument' })
  // A document of another robot is none of this one's.
  expect(links(done)).toEqual([
    [unknown('gone'), unknown('u4'), unknown('d7')],
    [unknown('nowhere')],
    [{ docId: 'u1', problem: 'languageTaken' }],
    undefined,
    undefined,
  ])
  const again = await importFile(agent, 'json', file, { robotNo: 'told' })
  expect(outcomes(again)).toEqual(['unchanged', 'unchanged', 'unchanged', 'noAnswer', 'tooManyRelated'])
  expect(links(again)).toEqual(links(done))
})

it('links documents of other files, moves a translation and takes it away', async () => {
  const agent = await ana()
  const robotNo = 'moved'
  const send = (rows: object[]) => importFile(agent, 'json', JSON.stringify(rows), { robotNo })
  const en = (id: string) => ({ id, question: `${id}?`, answer: id })
  const zh = { id: 'm-zh', language: 'zh', question: '问题？', answer: '一' }
  expect(links(await send([en('m1'), en('m2'), { ...zh, translationOf: 'm1' }]))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const translations = async (docId: string) => {
    const { body } = await agent.call('readDocument', { docId })
    return (body.data as unknown as Read).translations.map((one) => one.docId)
  }
  expect(await translations('m1')).toEqual(['m-zh'])
  expect(outcomes(await send([{ ...zh, translationOf: 'm2' }]))).toEqual(['changed'])
  expect([await translations('m1'), await translations('m2')]).toEqual([[], ['m-zh']])
  expect(outcomes(await send([zh]))).toEqual(['unchanged'])
  expect(outcomes(await send([{ ...zh, translationOf: '' }]))).toEqual(['changed'])
  expect(await translations('m2')).toEqual([])
  await expectAudit({ changed: 1, documents: ['m-zh'] })
})

it('keeps translations together when their original is deleted, and links the next one with them', async () => {
  const agent = await ana()
  const robotNo = 'orphans'
  const document = (id: string, language: string, translationOf: string) => ({
    id,
    language,
    question: `${id}?`,
    answer: id,
    translationOf,
  })
  const send = (rows: object[]) => importFile(agent, 'json', JSON.stringify(rows), { robotNo, as: 'drafts' })
  await send([document('o-b', 'en', ''), document('o-c', 'zh', 'o-b'), document('o-d', 'de', 'o-b')])
  expect((await agent.call('removeDocument', { docId: 'o-b' })).body.code).toBe(200)
  const file = await exported(agent, 'json', robotNo)
  expect(outcomes(await importFile(agent, 'json', file, { robotNo }))).toEqual(['unchanged', 'unchanged'])
  const rows = [document('o-a', 'fr', 'o-d')]
  expect(outcomes(await send(rows))).toEqual(['added'])
  expect(outcomes(await send(rows))).toEqual(['unchanged'])
  const { body } = await agent.call('readDocument', { docId: 'o-a' })
  expect((body.data as unknown as Read).translations.map(({ docId }) => docId)).toEqual(['o-d', 'o-c'])
})

async function expectAudit(expected: object): Promise<void> {
  const { after } = await world.node.deps.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'importKnowledge')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject(expected)
}
