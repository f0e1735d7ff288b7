import { expect, it } from 'vitest'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenMessage, traces, type FormContent } from './given-form.ts'

const world = givenWorld()
const form: MessageContent = { kind: 'form', ...kinds.form.example }
const answered = kinds.form.example.fields.map(encodeField)
const docNode = JSON.stringify(answered)
const unknown = { code: 400, error: 'object.unknown' }

it.each(['form', 'externalForm'] as const)(
  'C-29 the answer to a %s stays with it, for the visitor and the agent',
  async (kind) => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    const content = { kind, ...kinds[kind].example } as FormContent
    const msgId = await givenMessage(world, visitor, content)
    const answer = JSON.stringify(content.fields.map(encodeField))
    expect((await visitor.call('updateSessionMsg', { msgId, docNode: answer })).body).toEqual({
      code: 200,
      data: {},
    })

    const history = await visitor.call('getHistoryMsg', { maxTime: 0 })
    expect(history.body.data['msgList']).toContainEqual(expect.objectContaining({ msgId, docNode: answer }))
    const read = await agent.call('readThread', { threadId })
    expect(read.body.data['events']).toContainEqual(
      expect.objectContaining({ msgId, docNode: answer, senderType: 3 }),
    )
  },
)

it('C-29 another tab of the visitor and the desk of the agent hear it at once', async () => {
  const { visitor, agent } = await startTalk(world.http)
  const msgId = await givenMessage(world, visitor, form)
  const [tab, desk] = await Promise.all([visitor.stream(), agent.stream()])
  await desk.next((frame) => frame.type === 'hello')
  await visitor.call('updateSessionMsg', { msgId, docNode })
  for (const stream of [tab, desk]) {
    const { event } = await stream.next((frame) => JSON.stringify(frame).includes('formAnswered:'))
    expect(event).toMatchObject({ event_type: 1201, msgId, senderType: 1, msgType: 10, docNode })
    stream.close()
  }
})

it('C-29 one answer: the same again changes nothing, another is refused, and of two at once one is kept', async () => {
  const visitor = await Visitor.start(world.http)
  const msgId = await givenMessage(world, visitor, form)
  const other = JSON.stringify([{ ...answered[0], chooseValue: 'A-1' }, ...answered.slice(1)])
  const both = await Promise.all(
    [docNode, other].map((text) => visitor.call('updateSessionMsg', { msgId, docNode: text })),
  )
  expect(both.map(({ body }) => body.error ?? 'stored').toSorted()).toEqual(['message.conflict', 'stored'])

  const before = await traces(world, visitor)
  const [first] = both
  const [kept, refused] = first?.body.code === 200 ? [docNode, other] : [other, docNode]
  expect((await visitor.call('updateSessionMsg', { msgId, docNode: kept })).body.code).toBe(200)
  expect((await visitor.call('updateSessionMsg', { msgId, docNode: refused })).body.error).toBe(
    'message.conflict',
  )
  expect(await traces(world, visitor)).toEqual(before)
})

it('V-12 only the values are taken from an answer: the form stays what was asked', async () => {
  const visitor = await Visitor.start(world.http)
  const msgId = await givenMessage(world, visitor, form)
  const forged = answered.map((field) => ({
    ...field,
    fieldName: 'Password',
    fieldValue: '["Box","Lid"]',
    role: 'owner',
  }))
  await visitor.call('updateSessionMsg', { msgId, docNode: JSON.stringify(forged) })
  const history = await visitor.call('getHistoryMsg', { maxTime: 0 })
  expect(history.body.data['msgList']).toContainEqual(expect.objectContaining({ msgId, docNode }))
})

it('V-11 V-12 a required field may stay empty; what the field cannot hold is refused, and no row changes', async () => {
  const visitor = await Visitor.start(world.http)
  const msgId = await givenMessage(world, visitor, form)
  const before = await traces(world, visitor)
  const [line, boxes] = answered
  const answers: [unknown, string][] = [
    ['{', 'request.invalid'],
    [{}, 'request.invalid'],
    [[{ ...line, fieldId: 'other' }, boxes], 'request.invalid'],
    [[{ ...line, fieldType: 2 }, boxes], 'request.invalid'],
    [[line, { ...boxes, chooseValue: ['Spout'] }], 'request.invalid'],
    [[line, boxes, line], 'request.invalid'],
    [[{ ...line, chooseValue: 'x'.repeat(4001) }, boxes], 'request.invalid'],
    ['x'.repeat(20_001), 'request.invalid'],
    [[line], 'form.incomplete'],
  ]
  for (const [wrong, error] of answers) {
    const text = typeof wrong === 'string' ? wrong : JSON.stringify(wrong)
    const { body } = await visitor.call('updateSessionMsg', { msgId, docNode: text })
    expect({ text, ...body }).toMatchObject({ text, code: 400, error })
  }
  expect(await traces(world, visitor)).toEqual(before)
  const empty = answered.map((field) => ({
    ...field,
    chooseValue: Array.isArray(field.chooseValue) ? [] : '',
  }))
  expect((await visitor.call('updateSessionMsg', { msgId, docNode: JSON.stringify(empty) })).body.code).toBe(
    200,
  )
})

it('C-29 only a form that somebody else sent can be answered', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const own = (await visitor.send('mine')).body.data['msgId']
  const text = (await agent.reply(threadId, 'hers')).body.data['msgId']
  const note = await givenMessage(world, visitor, form, { internal: true })
  const forged = await givenMessage(world, visitor, form, { sender: 'visitor' })
  const before = await traces(world, visitor)
  for (const msgId of [own, text, note, forged, `${threadId}.1`, `${threadId}.9999`, threadId, 'x.1'])
    expect((await visitor.call('updateSessionMsg', { msgId, docNode })).body).toMatchObject(unknown)
  expect(await traces(world, visitor)).toEqual(before)
})

it('T-03 a recalled form takes its answer from the visitor, not from the agent, and takes no other one', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const ana = world.demo.agents[0]
  const face = { id: ana?.id ?? 0, nick: 'Ana', face: '' }
  const recalled = await givenMessage(world, visitor, form, { sender: 'agent', agent: face })
  await visitor.call('updateSessionMsg', { msgId: recalled, docNode })
  expect((await agent.call('recall', { threadId, msgId: recalled })).body.code).toBe(200)
  const { sessionId } = visitor.started
  const session = await visitor.call('getSessionMsg', { sessionId })
  const read = await agent.call('readThread', { threadId })
  expect(JSON.stringify(session.body)).not.toContain('A-20931')
  const events = read.body.data['events'] as { msgId: string; senderType: number; recallFlag?: number }[]
  expect(events.filter(({ msgId }) => msgId === recalled)).toMatchObject([
    { senderType: 2, msgContent: '', recallFlag: 1 },
    { senderType: 1, msgContent: docNode, docNode },
    { event_type: 1205 },
  ])

  const second = await givenMessage(world, visitor, form, { sender: 'agent', agent: face })
  await agent.call('recall', { threadId, msgId: second })
  expect((await visitor.call('updateSessionMsg', { msgId: second, docNode })).body).toMatchObject(unknown)
})

it('C-29 nobody answers for somebody else, across tenants, without a token or with a revoked one', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const victim = await Visitor.start(world.http)
  const msgId = await givenMessage(world, victim, form)
  const before = await traces(world, victim)
  const { userId } = victim.started
  for (const channelId of ['demo', 'rival']) {
    const thief = await Visitor.start(world.http, { channelId })
    expect((await thief.call('updateSessionMsg', { msgId, docNode })).body).toMatchObject(unknown)
    expect((await thief.http.call('updateSessionMsg', { msgId, docNode, userId })).body).toMatchObject(
      unknown,
    )
  }
  expect((await world.http.call('updateSessionMsg', { msgId, docNode, userId })).status).toBe(401)
  expect(await traces(world, victim)).toEqual(before)
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [userId])
  expect((await victim.call('updateSessionMsg', { msgId, docNode })).body.error).toBe('identity.expired')
})
