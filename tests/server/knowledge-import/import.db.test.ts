import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from '../robot/given.ts'
import { cells, importFile, outcomes, workbook } from './given.ts'

const world = givenWorld({}, { limitScale: 20 })
const ana = () => Agent.signIn(world.http)

function stored(question: string) {
  return world.node.deps.db
    .selectFrom('knowledge_documents')
    .selectAll()
    .where('question', '=', question)
    .execute()
}

it('decides on every row, writes nothing in a dry run, and a second import changes nothing', async () => {
  const agent = await ana()
  const csv = [
    'Question,Answer,Similar questions,Category,Published',
    'Do you sell unicycles?,"Yes, in two sizes.\n\nAsk in the shop.","Unicycles?\nOne wheel?",Bikes,',
    ',no question,,,',
    'No answer?,,,,',
    'Do you sell unicycles?,again,,,',
    'Flag?,x,,,perhaps',
    `${'x'.repeat(4001)},too long,,,`,
    'Do you sell tandems?,Yes.,,,no',
  ].join('\r\n')
  const expected = ['added', 'noQuestion', 'noAnswer', 'repeated', 'badFlag', 'tooLong', 'added']
  const dry = await importFile(agent, 'csv', csv, { isDryRun: true })
  expect(outcomes(dry)).toEqual(expected)
  expect(dry.columns.map(({ field }) => field)).toEqual([
    'question',
    'answer',
    'similar',
    'category',
    'published',
  ])
  expect(dry.rows[1]).toMatchObject({ line: 6, outcome: 'refused' })
  expect(await stored('Do you sell unicycles?')).toEqual([])

  const done = await importFile(agent, 'csv', csv)
  expect(outcomes(done)).toEqual(expected)
  expect(done.publication).toMatchObject({ isDone: true, broken: [] })
  expect(await stored('Do you sell unicycles?')).toMatchObject([
    {
      id: done.rows[0]?.docId,
      language: 'en',
      answer: '<p>Yes, in two sizes.</p><p>Ask in the shop.</p>',
      similar_questions: ['Unicycles?', 'One wheel?'],
      category: 'Bikes',
      is_published: true,
    },
  ])
  expect(await stored('Do you sell tandems?')).toMatchObject([{ is_published: false }])
  const again = await importFile(agent, 'csv', csv)
  expect(outcomes(again)).toEqual(expected.map((one) => (one === 'added' ? 'unchanged' : one)))
  const { after } = await world.node.deps.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'importKnowledge')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({
    format: 'csv',
    added: 2,
    refused: 5,
    documents: [done.rows[0]?.docId, done.rows[6]?.docId],
  })

  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, 'Do you sell unicycles?')
  expect(msgList[1]?.docId).toBe(done.rows[0]?.docId)
})

it('keeps what a file does not say, and finds a document by its question', async () => {
  const agent = await ana()
  const before = await stored('How do I return something?')
  const { rows } = await importFile(
    agent,
    'csv',
    'question;answer\nhow do I  return something?;Within 31 days.',
  )
  expect(rows).toMatchObject([{ outcome: 'changed', docId: 'd7' }])
  const [after] = await stored('how do I  return something?')
  expect(after).toMatchObject({
    id: 'd7',
    answer: '<p>Within 31 days.</p>',
    similar_questions: before[0]?.similar_questions,
    category: before[0]?.category,
  })
})

it('imports drafts: what is published stays, and its draft gets the change', async () => {
  const agent = await ana()
  const [before] = await stored('When do I get my money back?')
  const file = JSON.stringify([
    { question: 'Draft one?', answer: 'One.' },
    { id: 'd8', question: 'Another question for d8?', answer: 'Other.' },
    { question: 7 },
    { id: 'has space', question: 'q', answer: 'a' },
    { question: 'q', answer: 'a', validFrom: 'tomorrow' },
    { question: 'q', answer: 'a', language: 'not a language' },
    { question: 'q', answer: 'a', attachments: [{ name: 'x', url: 'javascript:alert(1)' }] },
  ])
  const done = await importFile(agent, 'json', file, { as: 'drafts' })
  expect(outcomes(done)).toEqual([
    'added',
    'changed',
    'invalid',
    'badId',
    'badTime',
    'badLanguage',
    'badAttachment',
  ])
  expect(await stored('Draft one?')).toMatchObject([{ is_published: false }])
  const { answer, version, updated_at: updated } = before ?? {}
  expect(await stored('When do I get my money back?')).toMatchObject([
    {
      id: 'd8',
      answer,
      version,
      updated_at: updated,
      is_changed: true,
      draft_question: 'Another question for d8?',
    },
  ])
  expect(outcomes(await importFile(agent, 'json', file, { as: 'drafts' })).slice(0, 2)).toEqual([
    'unchanged',
    'unchanged',
  ])
  const { body } = await agent.call('readDocument', { docId: 'd8' })
  const { draft } = body.data as { draft: { revision: number; changes: object; touched: object } }
  expect(draft.changes).toEqual({ question: 'Another question for d8?', answer: '<p>Other.</p>' })
  expect(draft.touched).toMatchObject({ answer: { adminNick: 'Ana' } })
  await agent.call('discardDocumentDraft', { docId: 'd8', revision: draft.revision })
})

it('leaves the unpublished text of a colleague in its draft, and tells the row', async () => {
  const agent = await ana()
  await world.node.deps.pool.query(`update agents set role = 'supervisor' where email = 'ben@demo.example'`)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const changes = { answer: '<p>By Ben.</p>' }
  await ben.call('saveDocumentDraft', { docId: 'd8', revision: 99, changes })
  const question = 'When do I get my money back?'
  const send = (row: object) =>
    importFile(agent, 'json', JSON.stringify([{ id: 'd8', question, ...row }]), { as: 'drafts' })
  expect(outcomes(await send({ answer: 'By the file.' }))).toEqual(['edited'])
  const [{ answer } = { answer: '' }] = await stored(question)
  expect(outcomes(await send({ answerHtml: answer, category: 'By the file' }))).toEqual(['changed'])
  const { body } = await agent.call('readDocument', { docId: 'd8' })
  const { draft } = body.data as { draft: { revision: number; changes: object } }
  expect(draft.changes).toEqual({ ...changes, category: 'By the file' })
  await agent.call('discardDocumentDraft', { docId: 'd8', revision: draft.revision })
})

it('replaces the text of a draft that was begun in the editor, once and for all', async () => {
  const agent = await ana()
  const begun = await agent.call('createDocument', { robotNo: 'r1', language: 'en', question: 'Begun?' })
  const docId = String(begun.body.data['docId'])
  const file = JSON.stringify([{ id: docId, question: 'Begun and imported?', answer: 'Yes.' }])
  expect(outcomes(await importFile(agent, 'json', file, { as: 'drafts' }))).toEqual(['changed'])
  expect(outcomes(await importFile(agent, 'json', file, { as: 'drafts' }))).toEqual(['unchanged'])
  const { body } = await agent.call('readDocument', { docId })
  const { saved, draft } = body.data as { saved: object; draft: { changes: object } }
  expect({ ...saved, ...draft.changes }).toMatchObject({
    question: 'Begun and imported?',
    answer: '<p>Yes.</p>',
  })
})

it('asks for the meaning of columns that have unknown names', async () => {
  const agent = await ana()
  const csv = 'Frage,Antwort,Notiz\nWas ist das?,Ein Rad.,geheim'
  const unknown = await importFile(agent, 'csv', csv, { isDryRun: true })
  expect(unknown).toMatchObject({
    problem: 'columns',
    columns: [{ name: 'Frage' }, { name: 'Antwort' }, { name: 'Notiz' }],
  })
  const columns = ['question', 'answer', '']
  const named = await importFile(agent, 'csv', csv, { columns, language: 'de', category: 'Räder' })
  expect(outcomes(named)).toEqual(['added'])
  expect(await stored('Was ist das?')).toMatchObject([{ language: 'de', category: 'Räder' }])
  expect(
    outcomes(await importFile(agent, 'csv', csv, { columns, language: 'de', category: 'Räder' })),
  ).toEqual(['unchanged'])
})

it('reads workbooks, Markdown, HTML and older encodings', async () => {
  const agent = await ana()
  const sheet = workbook(
    cells([
      ['question', 'answer'],
      ['From a sheet?', 'Yes & no.'],
      ['', ''],
    ]),
  )
  expect(outcomes(await importFile(agent, 'xlsx', sheet))).toEqual(['added'])
  expect(await stored('From a sheet?')).toMatchObject([{ answer: '<p>Yes &amp; no.</p>' }])

  const markdown =
    '# Shop\n\n## Delivery\n\n### How long in Markdown?\n\nTwo **days**.\n\n- a\n- b\n\n### And back?\n\nThree.'
  expect(outcomes(await importFile(agent, 'markdown', markdown))).toEqual(['added', 'added'])
  expect(await stored('How long in Markdown?')).toMatchObject([{ category: 'Delivery' }])

  const html =
    '<html><head><title>x</title></head><body><main><h2>Help</h2><details><summary>Open when?</summary><p>At nine.</p></details>' +
    '<dl><dt>Closed when?</dt><dd>At six.</dd></dl></main></body></html>'
  expect(outcomes(await importFile(agent, 'html', html))).toEqual(['added', 'added'])
  expect(await stored('Open when?')).toMatchObject([{ answer: '<p>At nine.</p>', category: 'Help' }])

  const gbk = Buffer.from([...Buffer.from('question,answer\n'), 0xc4, 0xe3, 0xba, 0xc3, 0x2c, 0xba, 0xc3])
  await importFile(agent, 'csv', gbk, { language: 'zh' })
  expect(await stored('你好')).toMatchObject([{ answer: '<p>好</p>', language: 'zh' }])
})

it('publishes nothing when it breaks a case, unless an admin insists', async () => {
  const agent = await ana()
  const question = 'When do I get my money back?'
  await agent.call('saveCase', {
    robotNo: 'r1',
    language: 'en',
    question,
    expectedDocId: 'd8',
    mustNotSay: ['never'],
  })
  const file = JSON.stringify([
    { id: 'd8', question, answer: 'You get it never.' },
    { question: 'Harmless beside it?', answer: 'Yes.' },
  ])
  const stopped = await importFile(agent, 'json', file)
  expect(stopped.publication).toMatchObject({ isDone: false, broken: [{ question }] })
  expect(await stored('Harmless beside it?')).toEqual([])
  await world.node.deps.pool.query(`update agents set role = 'supervisor' where email = 'ben@demo.example'`)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  await expect(importFile(ben, 'json', file, { despiteCases: true })).rejects.toThrow('identity.forbidden')
  const despite = await importFile(agent, 'json', file, { despiteCases: true })
  expect(despite.publication).toMatchObject({ isDone: true, broken: [{ question }] })
  expect(await stored('Harmless beside it?')).toHaveLength(1)
})

it('takes no document away from another robot: a row with its id becomes a copy', async () => {
  const agent = await ana()
  const file = JSON.stringify([{ id: 'd8', question: 'Mine?', answer: 'x' }])
  const done = await importFile(agent, 'json', file, { robotNo: 'r2' })
  expect(outcomes(done)).toEqual(['added'])
  expect(await stored('Mine?')).toMatchObject([{ id: done.rows[0]?.docId, robot_no: 'r2' }])
  expect(done.rows[0]?.docId).not.toBe('d8')
  expect(await stored('When do I get my money back?')).toMatchObject([{ id: 'd8', robot_no: 'r1' }])
  expect(outcomes(await importFile(agent, 'json', file, { robotNo: 'r2' }))).toEqual(['unchanged'])
  const stolen = JSON.stringify([{ id: done.rows[0]?.docId, question: 'Back again?', answer: 'x' }])
  const [derived] = (await importFile(agent, 'json', stolen, { isDryRun: true })).rows
  expect(derived).toMatchObject({ outcome: 'added' })
})

it('counts the terms of many rows once: the time for a row does not grow with their number', async () => {
  const agent = await ana()
  const rows = Array.from({ length: 500 }, (_, at) => ({
    question: `How much is article ${at} of the series ${at % 97}?`,
    similar: [`Price of article ${at}`, `What does number ${at} cost?`],
    answer: `<p>Article ${at} costs ${at % 89} coins, and ${at % 53} more for the delivery.</p>`,
  }))
  const started = performance.now()
  const done = await importFile(agent, 'json', JSON.stringify(rows), { robotNo: 'large' })
  const seconds = (performance.now() - started) / 1000
  expect(new Set(outcomes(done))).toEqual(new Set(['added']))
  expect(seconds).toBeLessThan(60)
}, 120_000)
