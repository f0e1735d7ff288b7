import { expect, it } from 'vitest'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { cracked, leftBy } from './given.ts'

const world = givenWorld()
const stored = (visitor: Visitor) => leftBy(world.node.deps.pool, visitor)

it('C-26 D-12 a message is kept with who left it, where and when, and nobody has handled it', async () => {
  const visitor = await Visitor.start(world.http)
  const before = Date.now()
  const { body } = await visitor.call('leaveMsg', cracked)
  expect(body.code).toBe(200)
  const [row, ...rest] = await stored(visitor)
  expect(rest).toEqual([])
  expect(row).toMatchObject({
    tenant_id: world.demo.tenantId,
    channel_id: world.demo.channelId,
    name: 'Sam',
    phone: '040 5550',
    email: 'sam@shop.example',
    content: cracked.msgContent,
    is_handled: false,
    updated_at: null,
    updated_by: '',
    remark: '',
    number: body.data['msgNumber'],
  })
  expect(row?.['created_at']).toBeGreaterThanOrEqual(before)
})

it('V-13 a message of a node without numbers gets its number when it is sent again', async () => {
  const visitor = await Visitor.start(world.http)
  const message = { ...cracked, id: newId() }
  const { body: first } = await visitor.call('leaveMsg', message)
  const forget = 'update left_messages set number = null where user_id = $1'
  await world.node.deps.pool.query(forget, [visitor.started.userId])
  const { body } = await visitor.call('leaveMsg', message)
  expect(body.data['msgNumber']).toBe(Number(first.data['msgNumber']) + 1)
  expect(await stored(visitor)).toMatchObject([{ number: body.data['msgNumber'] }])
  expect((await visitor.call('leaveMsg', message)).body.data).toEqual(body.data)
})

it('V-06 phone and e-mail may be left out, or be anything', async () => {
  const visitor = await Visitor.start(world.http)
  const { customerName, msgContent, channelId } = cracked
  expect((await visitor.call('leaveMsg', { customerName, msgContent, channelId })).body.code).toBe(200)
  const odd = { ...cracked, customerPhone: 'by pigeon', customerEmail: 'sam at shop' }
  expect((await visitor.call('leaveMsg', odd)).body.code).toBe(200)
  expect(await stored(visitor)).toMatchObject([
    { phone: '', email: '' },
    { phone: 'by pigeon', email: 'sam at shop' },
  ])
})

it('V-06 V-12 without a name or a text it is refused, and nothing is kept', async () => {
  const visitor = await Visitor.start(world.http)
  for (const wrong of [
    { customerName: '' },
    { customerName: ' \n ' },
    { customerName: undefined },
    { customerName: '\u0007' },
    { customerName: 'x'.repeat(201) },
    { customerPhone: 'x'.repeat(201) },
    { customerEmail: 5 },
    { msgContent: '' },
    { msgContent: '\t \n' },
    { msgContent: '\u0000\u0001' },
    { msgContent: 'x'.repeat(4_001) },
    { id: 'short' },
    { id: 'server:key' },
  ]) {
    const { body } = await visitor.call('leaveMsg', { ...cracked, ...wrong })
    expect({ wrong, ...body }).toMatchObject({ wrong, code: 400, error: 'request.invalid' })
  }
  expect(await stored(visitor)).toEqual([])
})

it('V-12 what is kept is clean: no control characters, and a name is one line', async () => {
  const visitor = await Visitor.start(world.http)
  const dirty = { customerName: ' Sam\r\nBcc: x\u0000 ', msgContent: '<b>one</b>\r\ntwo\u001b[31m \ud83d' }
  expect((await visitor.call('leaveMsg', { ...cracked, ...dirty })).body.code).toBe(200)
  expect(await stored(visitor)).toMatchObject([{ name: 'Sam Bcc: x', content: '<b>one</b>\ntwo[31m \ufffd' }])
})

it('C-26 can be left in any state of the session: with an agent, and after it ended', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  expect((await visitor.call('leaveMsg', cracked)).body.code).toBe(200)
  await agent.call('closeThread', { threadId })
  expect((await visitor.send('too late')).body.error).toBe('session.closed')
  expect((await visitor.call('leaveMsg', cracked)).body.code).toBe(200)
  expect(await stored(visitor)).toHaveLength(2)
})

it('C-26 the same id is the same message: of many tries at once, on two nodes, one is kept', async () => {
  const other = await world.startNode()
  const visitor = await Visitor.start(world.http)
  const elsewhere = new Visitor(visitor.http.at(other.address), visitor.started)
  const input = { ...cracked, id: newId() }
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? visitor : elsewhere).call('leaveMsg', input)),
  )
  const [row, ...rest] = await stored(visitor)
  for (const { body } of tries) expect(body).toEqual({ code: 200, data: { msgNumber: row?.['number'] } })
  expect(rest).toEqual([])

  const changed = await visitor.call('leaveMsg', { ...input, customerPhone: 'another' })
  expect(changed.body).toMatchObject({ code: 400, error: 'message.conflict' })
  expect(await stored(visitor)).toEqual([row])
  expect((await visitor.call('leaveMsg', { ...input, id: newId() })).body.code).toBe(200)
  expect(await stored(visitor)).toHaveLength(2)
})

it('C-26 an id is the visitor’s own: another may use the same', async () => {
  const input = { ...cracked, id: newId() }
  const [one, two] = await Promise.all([Visitor.start(world.http), Visitor.start(world.http)])
  expect((await one.call('leaveMsg', input)).body.code).toBe(200)
  expect((await two.call('leaveMsg', { ...input, msgContent: 'mine' })).body.code).toBe(200)
  expect(await stored(two)).toMatchObject([{ content: 'mine' }])
})

it('C-26 a channel that takes no messages refuses them', async () => {
  const { tenantId } = world.demo
  const quiet = { tenantId, tenantKey: 'demo', key: 'quiet', config: { leaveMsgMode: false } } as const
  await seedChannel(world.node.deps.db, quiet)
  const visitor = await Visitor.start(world.http, { channelId: 'quiet' })
  const { body } = await visitor.call('leaveMsg', { ...cracked, channelId: 'quiet' })
  expect(body).toMatchObject({ code: 400, error: 'form.refused' })
  expect(await stored(visitor)).toEqual([])
})

it('C-26 only in the own channel; any other is answered like one that does not exist', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const visitor = await Visitor.start(world.http)
  const answers = await Promise.all(
    ['rival', 'nothing'].map((channelId) => visitor.call('leaveMsg', { ...cracked, channelId })),
  )
  for (const { status, body } of answers) {
    expect(status).toBe(404)
    expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' })
    expect(body).toMatchObject({ code: 400, error: 'channel.unknown' })
  }
  expect(await stored(visitor)).toEqual([])
})

it('C-26 a revoked token leaves nothing, and a flood is stopped', async () => {
  const visitor = await Visitor.start(world.http)
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [
    visitor.started.userId,
  ])
  expect((await visitor.call('leaveMsg', cracked)).body.error).toBe('identity.expired')
  expect(await stored(visitor)).toEqual([])

  const eager = await Visitor.start(world.http)
  const answers = await Promise.all(Array.from({ length: 81 }, () => eager.call('leaveMsg', cracked)))
  expect(answers.map(({ body }) => body.error)).toContain('request.tooMany')
})
