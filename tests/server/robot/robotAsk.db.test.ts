import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { ask, givenDocument } from './given.ts'

const world = givenWorld()

it('C-11 robotAsk stores the question and the answer of the best document', async () => {
  const visitor = await Visitor.start(world.http)
  const { status, msgList } = await ask(visitor, 'How can I send a product back?')
  expect(status).toBe(1)
  expect(msgList).toMatchObject([
    { senderType: 1, msgType: 1, msgContent: 'How can I send a product back?' },
    {
      senderType: 3,
      msgType: 3,
      docId: 'd7',
      senderName: 'Harbour helper',
      referenceFile: [
        { referenceFileName: 'Return slip.pdf', referenceFileUrl: '/files/demo/return-slip.pdf' },
      ],
    },
  ])
  expect(msgList[1]?.msgContent).toContain('30 days')
})

it('C-11 the question is under the id that sendMsg gave it, and a repeat gives the same answer once', async () => {
  const visitor = await Visitor.start(world.http)
  const id = newId()
  await visitor.send('Where is my order?', id)
  const first = await ask(visitor, 'Where is my order?', { id })
  const again = await Promise.all(Array.from({ length: 5 }, () => ask(visitor, 'Where is my order?', { id })))
  expect(first.msgList).toMatchObject([{ id }, { id: `${id}.answer`, docId: 'd1' }])
  for (const one of again) expect(one).toEqual(first)
})

it('C-11 the same id with another question is refused', async () => {
  const visitor = await Visitor.start(world.http)
  const id = newId()
  await visitor.send('Where is my order?', id)
  const { body } = await visitor.call('robotAsk', { question: 'Do you deliver abroad?', robotNo: 'r1', id })
  expect(body).toMatchObject({ code: 400, error: 'message.conflict' })
})

it('C-11 what else the spec sends with a question changes no answer: the channel says which robot it is', async () => {
  const visitor = await Visitor.start(world.http)
  const question = 'How can I send a product back?'
  const agent = { agentTime: 1_794_700_000_000, agentAskContent: 'Ask the robot' }
  for (const more of [{ robotNo: 'another' }, { click: 1 }, { click: 2 }, agent]) {
    const { msgList } = await ask(visitor, question, more)
    expect(msgList[1]).toMatchObject({ senderType: 3, docId: 'd7' })
  }
})

it('D-06 S-13 a chosen document answers, whatever the words are', async () => {
  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, 'Returns', { docId: 'd8', click: 1 })
  expect(msgList[1]).toMatchObject({ docId: 'd8', msgType: 3 })
})

it('what nobody knows is refused with a key and, by the channel, the way to a person', async () => {
  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, 'Who won the football match last night?')
  expect(msgList[1]).toMatchObject({ msgContent: 'robot.unknown', showTransferBtn: 1 })
  expect(msgList[1]?.docId).toBeUndefined()
})

it('every unknown question is answered, the next one with another text', async () => {
  const visitor = await Visitor.start(world.http)
  const texts = []
  for (const question of [
    'Who won the football match?',
    'Will it rain tomorrow?',
    'asdfgh jklm',
    'Where is my order?',
  ]) {
    const { msgList } = await ask(visitor, question)
    const [, answer] = msgList
    texts.push(answer?.docId ?? [answer?.msgContent, answer?.robotNote])
  }
  // Tabs of the version before know the first key only.
  const again = ['robot.unknown', 'robot.unknownAgain']
  expect(texts).toEqual([['robot.unknown', undefined], again, again, 'd1'])
})

it('S-15 a question without an answer offers what is known about its topic, gibberish offers nothing', async () => {
  const visitor = await Visitor.start(world.http)
  const { msgList: insured } = await ask(visitor, 'is my pick-up insured')
  expect(insured[1]).toMatchObject({ msgContent: 'robot.unknown', suggestList: [{ docId: 'd6' }] })
  const { msgList: typed } = await ask(visitor, 'sdfkj weoiru qqq')
  expect(typed[1]?.suggestList).toBeUndefined()
})

it('politeness is answered politely and is no failure, unless the knowledge has its own answer', async () => {
  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, 'Hello there!')
  expect(msgList[1]).toMatchObject({ msgContent: 'robot.greeting' })
  expect(msgList[1]?.showTransferBtn).toBeUndefined()
  const { msgList: thanked } = await ask(visitor, 'ok, thank you')
  expect(thanked[1]).toMatchObject({ msgContent: 'robot.thanks' })
  const { msgList: asked } = await ask(visitor, 'Hello, where is my order?')
  expect(asked[1]).toMatchObject({ docId: 'd1' })
  const { tenantId } = world.demo
  await givenDocument(world.node.deps, tenantId, { docId: 'own-hello', robotNo: 'polite', question: 'Hello' })
  await seedChannel(world.node.deps.db, {
    tenantId,
    tenantKey: 'demo',
    key: 'polite',
    config: { robotNo: 'polite' },
  })
  const guest = await Visitor.start(world.http, { channelId: 'polite' })
  const { msgList: own } = await ask(guest, 'Hello')
  expect(own[1]).toMatchObject({ docId: 'own-hello' })
})

it.each(['opening hours', 'i want to cancel my order'])(
  'what no document is about is not answered from one that shares a thing: %s',
  async (question) => {
    const visitor = await Visitor.start(world.http)
    const { msgList } = await ask(visitor, question)
    expect(msgList[1]).toMatchObject({ msgContent: 'robot.unknown' })
  },
)

it('the way to a person is beside the answers that the channel says', async () => {
  const { tenantId } = world.demo
  const modes = { robotAnswerTransferUserMode: true, robotUnknownTransferUserMode: false } as const
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key: 'ways', config: modes })
  const visitor = await Visitor.start(world.http, { channelId: 'ways' })
  const known = await ask(visitor, 'Where is my order?')
  expect(known.msgList[1]).toMatchObject({ docId: 'd1', showTransferBtn: 1 })
  const unknown = await ask(visitor, 'Tell me a joke about penguins')
  expect(unknown.msgList[1]?.showTransferBtn).toBeUndefined()
})

it('while a person has the visitor the robot keeps quiet', async () => {
  const visitor = await Visitor.start(world.http)
  await visitor.call('transferAgent')
  const { status, msgList } = await ask(visitor, 'Where is my order?')
  expect(status).toBe(1)
  expect(msgList).toHaveLength(1)
  expect(msgList[0]).toMatchObject({ senderType: 1 })
})

it('drafts, documents out of their time, of other robots and of other tenants never answer', async () => {
  const { deps } = world.node
  const { tenantId } = world.demo
  const other = await seedTenant(deps.db, 'elsewhere')
  const now = deps.clock.now()
  const hour = 3_600_000
  await givenDocument(deps, tenantId, { docId: 'draft', isPublished: false })
  await givenDocument(deps, tenantId, { docId: 'past', validUntil: now - hour })
  await givenDocument(deps, tenantId, { docId: 'future', validFrom: now + hour })
  await givenDocument(deps, tenantId, { docId: 'robot2', robotNo: 'r2' })
  await givenDocument(deps, other.tenantId, { docId: 'theirs' })
  const visitor = await Visitor.start(world.http)
  for (const docId of ['draft', 'past', 'future', 'robot2', 'theirs']) {
    const { msgList } = await ask(visitor, 'How do I descale my kettle?', { docId, click: 1 })
    expect(msgList[1]?.docId).not.toBe(docId)
    expect(JSON.stringify(msgList)).not.toContain('vinegar')
    expect((await visitor.call('getRobotDoc', { docId })).body).toMatchObject({ error: 'object.unknown' })
  }
})

it('a document that is saved again is found by its new words only', async () => {
  const { deps } = world.node
  const { tenantId } = world.demo
  await givenDocument(deps, tenantId, { docId: 'anew', question: 'How do I sharpen the Nordkap knife?' })
  const visitor = await Visitor.start(world.http)
  expect((await ask(visitor, 'sharpen the Nordkap knife')).msgList[1]?.docId).toBe('anew')
  await givenDocument(deps, tenantId, { docId: 'anew', isPublished: false })
  expect((await ask(visitor, 'sharpen the Nordkap knife')).msgList[1]?.docId).not.toBe('anew')
  const left = await deps.db
    .selectFrom('knowledge_terms')
    .select('term')
    .where('tenant_id', '=', tenantId)
    .where('term', '=', 'nordkap')
    .where('documents', '>', 0)
    .execute()
  expect(left).toEqual([])
})

it('answers hold no script, no handler and no picture of another site', async () => {
  const { deps } = world.node
  const { tenantId } = world.demo
  const answer =
    '<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/p.png"><img src="/files/demo/a1.png"><a href="javascript:x()">go</a></p>'
  await givenDocument(deps, tenantId, { docId: 'evil', question: 'zzz', answer })
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.call('getRobotDoc', { docId: 'evil' })
  expect(body.data).toEqual({
    docQuestion: 'zzz',
    docAnswer: '<p>Hi<img src="/files/demo/a1.png" /><a>go</a></p>',
  })
})

it('a huge question costs no more than a long one, and strange ones break nothing', async () => {
  const visitor = await Visitor.start(world.http)
  const strange = [
    "' | ! & <-> ()",
    '\\',
    '🙂🙂',
    '~refund',
    '%%%',
    "o'clock '''",
    'a'.repeat(3999),
    '漢'.repeat(2000),
  ]
  for (const question of strange) {
    const { status } = await ask(visitor, question)
    expect(status).toBe(1)
  }
})

it('a closed session takes no questions', async () => {
  const visitor = await Visitor.start(world.http)
  await visitor.call('chatClose')
  const { body } = await visitor.call('robotAsk', { question: 'Where is my order?', robotNo: 'r1' })
  expect(body).toMatchObject({ error: 'session.closed' })
})

it('S-15 between documents that are equally near it asks back, and what is chosen is answered', async () => {
  const { tenantId } = world.demo
  const robotNo = 'boxes'
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key: robotNo, config: { robotNo } })
  for (const kind of ['small', 'large', 'red', 'blue'])
    await givenDocument(world.node.deps, tenantId, {
      docId: `box-${kind}`,
      robotNo,
      question: `What does the ${kind} box cost?`,
    })
  const visitor = await Visitor.start(world.http, { channelId: robotNo })
  const { msgList } = await ask(visitor, 'What does the box cost?', { robotNo })
  expect(msgList[1]).toMatchObject({ msgContent: 'robot.didYouMean' })
  const [first] = msgList[1]?.suggestList ?? []
  expect(msgList[1]?.suggestList).toHaveLength(4)
  const picked = { robotNo, docId: first?.docId, click: 2 }
  const { msgList: chosen } = await ask(visitor, first?.question ?? '', picked)
  expect(chosen[1]).toMatchObject({ docId: first?.docId })
})
