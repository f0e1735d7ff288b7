import type { WireMessage } from '@foyer/contract/messages/wire-message.ts'
import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
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

it('D-19 a channel that turned suggestions off gets none', async () => {
  const { tenantId } = world.demo
  const seed = { tenantId, tenantKey: 'demo', key: 'without-tips', config: { robotTipsFlag: false } }
  await seedChannel(world.node.deps.db, seed)
  const visitor = await Visitor.start(world.http, { channelId: 'without-tips' })
  const { body } = await visitor.call('robotTips', { question: 'some retur', robotNo: 'r1' })
  expect(body).toMatchObject({ code: 200, data: [] })
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

it('C-27 D-09 getRobotDoc tells the own thumb of this session', async () => {
  const visitor = await Visitor.start(world.http)
  const shown = async (by: Visitor) => (await by.call('getRobotDoc', { docId: 'd8' })).body.data['disabled']
  expect(await shown(visitor)).toBeUndefined()
  await visitor.call('commentDoc', { docId: 'd8', isUseful: 0, robotNo: 'r1', tenantId: 'demo' })
  expect(await shown(visitor)).toBe(1)
  expect(await shown(await Visitor.start(world.http))).toBeUndefined()
  await visitor.call('chatClose')
  expect(await shown(await Visitor.start(visitor.http))).toBeUndefined()
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

it('D-09 T-04 the stored thumb comes with the answer on every road to the visitor', async () => {
  const visitor = await Visitor.start(world.http)
  const { sessionId, pollId } = visitor.started
  const thumb = (isUseful: 0 | 1) =>
    visitor.call('commentDoc', { docId: 'd1', isUseful, robotNo: 'r1', sessionId, tenantId: 'demo' })
  const stored = async (): Promise<(number | undefined)[][]> => {
    const answers = await Promise.all([
      visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 }),
      visitor.call('getSessionMsg', { sessionId }),
      visitor.call('getEventMsg', { pollId, lastSeq: 0 }),
    ])
    return answers.map(({ body }) => {
      const { msgList } = body.data as { msgList: WireMessage[] }
      return msgList.filter(({ docId }) => docId === 'd1').map(({ disabled }) => disabled)
    })
  }

  await ask(visitor, 'Where is my order?')
  expect(await stored()).toEqual([[undefined], [undefined], [undefined]])
  await thumb(0)
  expect(await stored()).toEqual([[1], [1], [1]])

  // The same document again: the session has one thumb for it, and the refused one changes nothing.
  await ask(visitor, 'Where is my order?')
  expect((await thumb(1)).body).toMatchObject({ error: 'evaluation.done' })
  expect(await stored()).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
})

it('D-09 a thumb marks no answer of an earlier session', async () => {
  const first = await Visitor.start(world.http)
  await ask(first, 'Where is my order?')
  await first.call('chatClose')
  const visitor = await Visitor.start(first.http)
  await ask(visitor, 'Where is my order?')
  await visitor.call('commentDoc', { docId: 'd1', isUseful: 1, robotNo: 'r1', tenantId: 'demo' })
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  const { msgList } = body.data as { msgList: WireMessage[] }
  const answers = msgList.filter(({ docId }) => docId === 'd1')
  expect(answers.map(({ disabled }) => disabled)).toEqual([undefined, 0])
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
