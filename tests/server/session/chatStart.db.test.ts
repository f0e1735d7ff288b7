import { expect, it } from 'vitest'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

const specPayload = {
  channelId: 'demo',
  pid: 'browser-1',
  params: '',
  userName: 'Sam',
  userId: '',
  email: 'sam@shop.example',
  phone: '',
  groupId: '',
  adminId: '',
  locale: 'en',
  fiyBookCode: '',
  previousUrl: 'https://shop.example/cart',
}

it('C-03 chatStart takes the payload of the spec and answers by its names', async () => {
  const { body } = await world.http.call('chatStart', specPayload)
  expect(body).toMatchObject({ code: 200, data: { status: 1, adminNick: '' } })
  for (const name of ['userId', 'pollId', 'sessionId', 'token'])
    expect(body.data[name]).toEqual(expect.any(String))
  expect(body.data['serverTime']).toBeGreaterThan(1.7e12)
})

it('resumeOnly goes on with an open session, and starts none where there is none', async () => {
  const counts = async () => {
    const { rows } = await world.node.deps.pool.query<{ threads: number; sessions: number }>(
      'select (select count(*)::int from threads) threads, (select count(*)::int from sessions) sessions',
    )
    return rows[0]
  }
  const visitor = await Visitor.start(world.http, { pid: 'pages' })
  const again = { channelId: 'demo', pid: 'pages', resumeOnly: true }
  const { body } = await visitor.http.call('chatStart', again)
  expect(body.data).toMatchObject({ sessionId: visitor.started.sessionId })

  await visitor.call('chatClose')
  const before = await counts()
  expect((await visitor.http.call('chatStart', again)).body.error).toBe('session.closed')
  expect((await world.http.call('chatStart', again)).body.error).toBe('session.closed')
  const forged = world.http.with({ token: 'v1.k1.eyJ.mac' })
  expect((await forged.call('chatStart', again)).body.error).toBe('session.closed')
  expect(await counts()).toEqual(before)
})

it('resumeOnly starts nothing either when the session closes meanwhile', async () => {
  const visitor = await Visitor.start(world.http)
  const { pool } = world.node.deps
  const closing = await pool.connect()
  await closing.query('begin')
  const lock = 'select from threads where user_id = $1 for update'
  await closing.query(lock, [visitor.started.userId])
  const resumed = visitor.http.call('chatStart', { channelId: 'demo', pid: newId(), resumeOnly: true })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  const close = 'update threads set is_open = false, owner_kind = 0 where user_id = $1'
  await closing.query(close, [visitor.started.userId])
  await closing.query('commit')
  closing.release()
  expect((await resumed).body.error).toBe('session.closed')
})

it('resumes the same identity and session with its token, however often and however parallel', async () => {
  const first = await Visitor.start(world.http, { pid: 'same' })
  const again = await Promise.all(
    Array.from({ length: 50 }, () => first.http.call('chatStart', { channelId: 'demo', pid: 'same' })),
  )
  for (const { body } of again) {
    expect(body.data).toMatchObject({ userId: first.started.userId, sessionId: first.started.sessionId })
  }
  const { rows } = await world.node.deps.pool.query(
    'select count(*)::int as n from sessions s join threads t on t.id = s.thread_id where t.user_id = $1',
    [first.started.userId],
  )
  expect(rows).toEqual([{ n: 1 }])
})

it('gives a bare userId a fresh identity, never the old one', async () => {
  const victim = await Visitor.start(world.http)
  const thief = await Visitor.start(world.http, { userId: victim.started.userId })
  expect(thief.started.userId).not.toBe(victim.started.userId)
})

it('gives the token of another channel a fresh identity', async () => {
  await seedTenant(world.node.deps.db, 'elsewhere')
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.http.call('chatStart', { channelId: 'elsewhere', pid: newId() })
  expect(body.data['userId']).not.toBe(visitor.started.userId)
})

it('starts a new session of the same visitor after the last one ended', async () => {
  const visitor = await Visitor.start(world.http, { pid: 'p' })
  await visitor.call('chatClose')
  const { body } = await visitor.http.call('chatStart', { channelId: 'demo', pid: 'p' })
  expect(body.data['userId']).toBe(visitor.started.userId)
  expect(body.data['sessionId']).not.toBe(visitor.started.sessionId)
  expect(body.data['status']).toBe(1)
})

it('T-25 another browser with the same token takes over: the old stream hears 1202 with outType 3 and closes', async () => {
  const old = await Visitor.start(world.http, { pid: 'laptop' })
  const stream = await old.stream()
  await old.http.call('chatStart', { channelId: 'demo', pid: 'phone' })
  await stream.next(({ event }) => isObject(event) && event['event_type'] === 1202 && event['outType'] === 3)
  await stream.closed
  const poll = await old.call('getEventMsg', { lastSeq: 99 })
  expect(poll.body.data).toMatchObject({ status: 0, msgList: [{ event_type: 1202, outType: 3 }] })
  const sent = await old.send('unsent text can still be delivered')
  expect(sent.body.code).toBe(200)
})

it('another tab of the same browser is no take-over', async () => {
  const tab = await Visitor.start(world.http, { pid: 'laptop-2' })
  const stream = await tab.stream()
  await tab.http.call('chatStart', { channelId: 'demo', pid: 'laptop-2' })
  await tab.send('still here')
  await stream.next(({ event }) => isObject(event) && event['msgContent'] === 'still here')
  expect(stream.frames.some(({ event }) => isObject(event) && event['event_type'] === 1202)).toBe(false)
})

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
