import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask, givenDocument } from './given.ts'

const world = givenWorld()

it('C-23 D-17 robotTips offers questions with what matched between markers', async () => {
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.call('robotTips', { question: 'some retur', robotNo: 'r1' })
  expect(body.code).toBe(200)
  expect(body.data).toMatchObject([
    {
      question: 'How do I return something?',
      docId: 'd7',
      tips: 'How do I <em>return</em> something?',
    },
  ])
})

it('T-10 a blank question gets no tips, and nonsense none', async () => {
  const visitor = await Visitor.start(world.http)
  expect((await visitor.call('robotTips', { question: '  ', robotNo: 'r1' })).body.code).toBe(400)
  expect((await visitor.call('robotTips', { question: 'xqzvw', robotNo: 'r1' })).body.data).toEqual([])
})

it('C-27 getRobotDoc gives the document of the page', async () => {
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.call('getRobotDoc', { docId: 'd8' })
  expect(body.data).toMatchObject({ docQuestion: 'When do I get my money back?' })
  expect((await visitor.call('getRobotDoc', { docId: 'nothing' })).body).toMatchObject({
    error: 'object.unknown',
  })
})

it('T-04 C-28 the first thumb of a session counts, the next is refused', async () => {
  const visitor = await Visitor.start(world.http)
  await ask(visitor, 'Where is my order?')
  const thumb = (isUseful: 0 | 1, sessionId = visitor.started.sessionId) =>
    visitor.call('commentDoc', { docId: 'd1', isUseful, robotNo: 'r1', sessionId, tenantId: 'demo' })
  const all = await Promise.all([thumb(0), thumb(0), thumb(0)])
  expect(all.map(({ body }) => body.error ?? 'ok').toSorted()).toEqual([
    'evaluation.done',
    'evaluation.done',
    'ok',
  ])
  // A session that was made up is not another chance.
  expect((await thumb(1, 'other')).body).toMatchObject({ error: 'evaluation.done' })
  const counts = await world.node.deps.db
    .selectFrom('knowledge_documents')
    .select(['useful_count', 'useless_count'])
    .where('tenant_id', '=', world.demo.tenantId)
    .where('id', '=', 'd1')
    .executeTakeFirst()
  expect(counts).toEqual({ useful_count: 0, useless_count: 1 })
})

it('questions in languages without spaces find their documents', async () => {
  const { deps } = world.node
  const { tenantId } = world.demo
  const texts = {
    zh: ['如何申请退款？', '退款要怎么申请'],
    ja: ['返品の方法を教えてください', '返品したいのですが'],
    th: ['คืนสินค้าอย่างไร', 'อยากคืนสินค้าทำยังไง'],
    ko: ['반품은 어떻게 하나요?', '반품을 어떻게 하나요'],
    km: ['តើខ្ញុំប្រគល់ទំនិញវិញដោយរបៀបណា?', 'ប្រគល់ទំនិញវិញ'],
  }
  for (const [language, [question = '', asked = '']] of Object.entries(texts)) {
    await givenDocument(deps, tenantId, { docId: `r-${language}`, language, question })
    const visitor = await Visitor.start(world.http, { locale: language })
    expect((await ask(visitor, asked)).msgList[1]?.docId).toBe(`r-${language}`)
  }
})
