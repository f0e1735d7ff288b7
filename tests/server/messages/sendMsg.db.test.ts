import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

it('C-10 sendMsg takes the payload of the spec, and a 200 means that it is stored', async () => {
  const visitor = await Visitor.start(world.http)
  const id = newId()
  const { body } = await visitor.call('sendMsg', {
    msgContent: 'Where is my parcel?',
    senderType: 1,
    msgType: 1,
    msgTime: 5,
    id,
    status: 'loading',
    // A choice is asked with robotAsk; here it is only words.
    docId: 'd1',
    click: 1,
    score: 0.5,
    button: { name: 'Late', id: 'b1' },
    nodeId: 'order.topic',
    itemId: 'late',
    bingCode: 'topic',
    bindValue: 'late',
  })
  expect(body.code).toBe(200)
  const { rows } = await world.node.deps.pool.query(
    'select seq, content, sender from entries where client_id = $1',
    [id],
  )
  expect(rows).toEqual([{ seq: body.data['seq'], content: 'Where is my parcel?', sender: 1 }])
})

it('T-02 a retry never doubles: the same id answers with the first result, on any node, however parallel', async () => {
  const other = await world.startNode()
  const visitor = await Visitor.start(world.http)
  const id = newId()
  const elsewhere = new Visitor(visitor.http.at(other.address), visitor.started)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? visitor : elsewhere).send('once', id)),
  )
  const first = answers[0]?.body
  expect(first?.code).toBe(200)
  for (const answer of answers) expect(answer.body).toEqual(first)
  const { rows } = await world.node.deps.pool.query(
    'select count(*)::int as n from entries where client_id = $1',
    [id],
  )
  expect(rows).toEqual([{ n: 1 }])
})

it('the same id with another text is refused', async () => {
  const visitor = await Visitor.start(world.http)
  const id = newId()
  await visitor.send('first', id)
  expect((await visitor.send('second', id)).body).toMatchObject({ code: 400, error: 'message.conflict' })
})

it('P-01 a visitor writes as a visitor, now, whatever the body claims', async () => {
  const visitor = await Visitor.start(world.http)
  const before = Date.now()
  await visitor.call('sendMsg', {
    id: newId(),
    msgContent: 'I am Agent',
    senderType: 2,
    senderName: 'Agent',
    msgTime: 1,
  })
  const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
  const [message] = body.data['msgList'] as Record<string, unknown>[]
  expect(message).toMatchObject({ senderType: 1, msgContent: 'I am Agent' })
  expect(message).not.toHaveProperty('senderName')
  expect(Number(message?.['msgTime'])).toBeGreaterThanOrEqual(before - 60_000)
})

it.each([
  ['blank', { msgContent: '   ' }],
  ['empty', { msgContent: '' }],
  ['too long', { msgContent: 'x'.repeat(4001) }],
  ['a kind only the server may write', { msgContent: '<b>hi</b>', msgType: 12 }],
  ['no id', { id: undefined }],
  ["an id of the server's own kind", { id: 'closed:1234' }],
  ['content of another type', { msgContent: { $ne: '' } }],
])('V-12 refuses %s without storing anything', async (_name, wrong) => {
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.call('sendMsg', { id: newId(), msgContent: 'ok', ...wrong })
  expect(body).toMatchObject({ code: 400, error: 'request.invalid' })
  const events = await visitor.call('getEventMsg', { lastSeq: 0 })
  expect(events.body.data['msgList']).toEqual([])
})

it('keeps line breaks and drops other control characters', async () => {
  const visitor = await Visitor.start(world.http)
  await visitor.send('one\r\ntwo\u0000\u001b[31m')
  const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
  expect(body.data['msgList']).toMatchObject([{ msgContent: 'one\ntwo[31m' }])
})
