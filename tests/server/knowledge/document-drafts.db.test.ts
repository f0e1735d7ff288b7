import { beforeAll, describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { newAgent } from '../calls/given.ts'
import { ask } from '../robot/given.ts'
import { errorOf, must } from '../team/given.ts'
import { begin, publish, read, save } from './given.ts'

const world = givenWorld()
let ana: Agent
let sam: Agent
beforeAll(async () => {
  ana = await Agent.signIn(world.http)
  sam = (await newAgent(world, 'supervisor')).agent
})

const texts = () => ({ question: `Where is the ${newId()} museum?`, answer: '<p>By the harbour.</p>' })

describe('a draft', () => {
  it('answers nothing until it is published, and then answers visitors', async () => {
    const { question, answer } = texts()
    const docId = await begin(ana, { question, answer })
    const visitor = await Visitor.start(world.http)
    expect((await visitor.call('getRobotDoc', { docId })).body.error).toBe('object.unknown')
    expect(await read(ana, docId)).toMatchObject({
      version: 0,
      isPublished: false,
      saved: { question: '', answer: '' },
      draft: { revision: 1, changes: { question, answer } },
    })
    expect(await publish(ana, docId)).toMatchObject({ code: 200, data: { isDone: true } })
    const { msgList } = await ask(visitor, question, { docId })
    expect(JSON.stringify(msgList)).toContain('By the harbour.')
    expect(await read(ana, docId)).toMatchObject({
      version: 1,
      isPublished: true,
      saved: { question, answer },
      draft: { revision: 2, changes: {} },
      usage: 1,
    })
  })

  it('keeps the changes of two editors, and names what both changed', async () => {
    const docId = await begin(ana, texts())
    await save(ana, docId, { category: 'Visits' })
    const { draft, conflicts } = await save(
      sam,
      docId,
      { category: 'Trips', similar: ['Which way?'] },
      { revision: 1 },
    )
    expect(conflicts).toEqual(['category'])
    expect(draft.changes).toMatchObject({ category: 'Visits', similar: ['Which way?'] })
    const insisted = await save(sam, docId, { category: 'Trips' }, { revision: 1, insist: ['category'] })
    expect(insisted).toMatchObject({ conflicts: [], draft: { changes: { category: 'Trips' } } })
    expect(Object.keys((await read(ana, docId)).draft.touched)).toEqual(
      expect.arrayContaining(['question', 'answer', 'category', 'similar']),
    )
  })

  it('shows who else has it open', async () => {
    const docId = await begin(ana, texts())
    expect(must(await ana.call('watchDocument', { docId }))).toMatchObject({
      version: 0,
      revision: 1,
      editors: [],
    })
    must(await sam.call('watchDocument', { docId }))
    expect(must(await ana.call('watchDocument', { docId }))['editors']).toHaveLength(1)
  })

  it('is discarded only as it was read', async () => {
    const docId = await begin(ana, texts())
    await save(sam, docId, { category: 'Visits' })
    expect(errorOf(await ana.call('discardDocumentDraft', { docId, revision: 1 }))).toBe('object.stale')
    must(await ana.call('discardDocumentDraft', { docId, revision: 2 }))
    expect((await read(ana, docId)).draft).toMatchObject({ revision: 3, changes: {} })
  })

  it('takes a time away again', async () => {
    const docId = await begin(ana, texts())
    await save(ana, docId, { validFrom: 1_000, validUntil: 9_000_000_000_000 })
    await publish(ana, docId)
    await save(ana, docId, { validUntil: null })
    await publish(ana, docId)
    const { saved } = await read(ana, docId)
    expect([saved.validFrom, saved.validUntil]).toEqual([1_000, undefined])
  })

  it('names only other documents of the same robot as related', async () => {
    const [first, second, other] = [
      await begin(ana, texts()),
      await begin(ana, texts()),
      await begin(ana, { ...texts(), robotNo: 'another' }),
    ]
    const { draft } = await save(ana, first, { related: [second, other, first, 'none', second] })
    expect(draft.changes.related).toEqual([second])
    await publish(ana, first)
    must(await ana.call('removeDocument', { docId: second }))
    expect((await read(ana, first)).saved.related).toEqual([])
  })

  it('with too much text is refused', async () => {
    const docId = await begin(ana, texts())
    const changes = { similar: Array.from({ length: 100 }, () => '退'.repeat(4_000)) }
    const refused = await ana.call('saveDocumentDraft', { docId, revision: 1, changes })
    expect(errorOf(refused)).toBe('request.tooLarge')
    const long = { similar: Array.from({ length: 100 }, () => 'x'.repeat(4_000)) }
    must(await ana.call('saveDocumentDraft', { docId, revision: 1, changes: long }))
    const more = { answer: 'y'.repeat(20_000), question: '"'.repeat(4_000) }
    must(await ana.call('saveDocumentDraft', { docId, revision: 1, changes: more }))
  })
})

describe('a publication', () => {
  it('is refused when the draft or the document is newer than what was compared', async () => {
    const docId = await begin(ana, texts())
    await save(sam, docId, { category: 'Visits' })
    const stale = { docId, version: 0, revision: 1 }
    expect(errorOf(await ana.call('publishDocumentDraft', stale))).toBe('object.stale')
    const old = { docId, version: 1, revision: 2 }
    expect(errorOf(await ana.call('publishDocumentDraft', old))).toBe('object.stale')
    expect((await read(ana, docId)).isPublished).toBe(false)
  })

  it('of two at once happens once', async () => {
    const docId = await begin(ana, texts())
    const input = { docId, version: 0, revision: 1 }
    const both = await Promise.all([ana, sam].map((agent) => agent.call('publishDocumentDraft', input)))
    expect(both.map(({ body }) => body.error ?? 'done').toSorted()).toEqual(['done', 'object.stale'])
    expect((await read(ana, docId)).version).toBe(1)
  })

  it('and a save at once never lock each other out', async () => {
    const docId = await begin(ana, texts())
    await publish(ana, docId)
    const saving = Array.from({ length: 6 }, (_, at) =>
      save(sam, docId, { category: `c${at}` }, { revision: 99 }),
    )
    const publishing = Array.from({ length: 6 }, () => publish(ana, docId))
    const results = await Promise.all([Promise.all(saving), Promise.all(publishing)])
    for (const { error } of results[1])
      expect([undefined, 'object.stale', 'request.invalid']).toContain(error)
  })

  it.each([
    { question: ' ', answer: '<p>Yes.</p>' },
    { question: 'Is it open?', answer: '' },
    { question: 'Is it open?', answer: '<p> </p><p>&nbsp;</p>' },
    { question: 'Is it open?', answer: '<script>alert(1)</script>' },
  ])('needs a question and an answer: not %j', async (empty) => {
    const docId = await begin(ana, empty)
    expect((await publish(ana, docId)).error).toBe('request.invalid')
    expect(errorOf(await ana.call('publishDocument', { docId }))).toBe('request.invalid')
    expect((await read(ana, docId)).isPublished).toBe(false)
  })

  it('of nothing is refused', async () => {
    const docId = await begin(ana, texts())
    await publish(ana, docId)
    expect((await publish(ana, docId)).error).toBe('request.invalid')
  })

  it('that breaks a case changes nothing, and only admins insist', async () => {
    const robotNo = newId()
    const { question, answer } = texts()
    const docId = await begin(ana, { question, answer, robotNo })
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
    await save(sam, docId, { answer: '<p>Ask tomorrow.</p>' })
    const refused = await publish(sam, docId)
    expect(refused.data).toMatchObject({ isDone: false, broken: [{ question }] })
    expect(await read(ana, docId)).toMatchObject({
      version: 1,
      saved: { answer },
      draft: { changes: { answer: '<p>Ask tomorrow.</p>' } },
    })
    expect((await publish(sam, docId, { despiteCases: true })).error).toBe('identity.forbidden')
    expect((await publish(ana, docId, { despiteCases: true })).data).toMatchObject({ isDone: true })
    expect(await read(ana, docId)).toMatchObject({ version: 2, draft: { changes: {} } })
  })
})
