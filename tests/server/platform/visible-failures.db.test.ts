import { afterEach, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { recordingLog } from '@foyer/testkit/recording-log.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenGroup } from '../routing/given.ts'

// A bug in one place is logged and counted, the other jobs go on, and the next run does what was left undone.

const { log, lines } = recordingLog()
let isHandlerBroken = false
const world = givenWorld({
  log,
  redis: (redis) => ({
    ...redis,
    onMessage: (listener) =>
      redis.onMessage((channel, payload) => {
        if (isHandlerBroken) throw new Error('a bug in a handler')
        listener(channel, payload)
      }),
  }),
})

afterEach(() => {
  isHandlerBroken = false
  lines.length = 0
})

type Counted = { get: () => Promise<{ values: { labels: object; value: number }[] }> }

async function valueOf(metric: Counted, labels: Record<string, string>): Promise<number> {
  const { values } = await metric.get()
  const wanted = JSON.stringify(labels)
  return values.find((value) => JSON.stringify(value.labels) === wanted)?.value ?? 0
}

async function ownerKind(threadId: string): Promise<number | undefined> {
  const { rows } = await world.node.deps.pool.query<{ owner_kind: number }>(
    'select owner_kind from threads where key = $1',
    [threadId],
  )
  return rows[0]?.owner_kind
}

it('assign: a visitor whom a bug kept waiting is served by the next run', async () => {
  const { pool, metrics, assign } = world.node.deps
  const { arrive, ana } = await givenGroup(world, { state: 'away' })
  const waiting = await arrive()
  await waiting.ask()
  await pool.query(`
    create function fail_assign() returns trigger language plpgsql as
      $$ begin raise exception 'a bug in assign' using detail = 'my secret text'; end $$;
    create trigger fail_assign before update on threads
      for each row when (new.owner_kind = 3) execute function fail_assign()`)
  const before = await valueOf(metrics.rowFailures, { job: 'assign' })
  await ana.call('setPresence', { state: 'available' })
  await assign(world.demo.tenantId)
  expect(await ownerKind(waiting.threadId)).toBe(2)
  expect(await valueOf(metrics.rowFailures, { job: 'assign' })).toBeGreaterThan(before)
  expect(lines).toContainEqual(
    expect.objectContaining({
      job: 'assign',
      tenantId: world.demo.tenantId,
      msg: 'a row failed in a background job',
    }),
  )
  expect(JSON.stringify(lines)).not.toContain('my secret text')

  await pool.query('drop trigger fail_assign on threads; drop function fail_assign()')
  await expect.poll(() => ownerKind(waiting.threadId)).toBe(3)
})

it('a sweep that throws is logged and counted, the other jobs go on, and its next run does the work', async () => {
  const { pool, metrics } = world.node.deps
  const { arrive, ana } = await givenGroup(world, { state: 'away' })
  const waiting = await arrive()
  await waiting.ask()
  const query = pool.query.bind(pool)
  const failuresBefore = await valueOf(metrics.jobFailures, { job: 'routing' })
  const broken = (...args: Parameters<typeof query>): unknown => {
    const [first] = args as unknown[]
    if (typeof first === 'object' && first !== null && 'name' in first && first.name === 'routing-due')
      throw new Error('a bug in the routing sweep')
    return query(...args)
  }
  pool.query = broken as typeof pool.query
  await expect.poll(() => valueOf(metrics.jobFailures, { job: 'routing' })).toBeGreaterThan(failuresBefore)
  expect(lines).toContainEqual(expect.objectContaining({ job: 'routing', msg: 'background job failed' }))
  const others = ['delivery', 'idle', 'inboxes', 'queue-places', 'read-marks']
  const now = Date.now() / 1000
  for (const job of others)
    await expect.poll(() => valueOf(metrics.jobLastSuccess, { job })).toBeGreaterThan(now)

  // No call wakes the routing: the agent's choice is written as another node would.
  await query("update agent_seats set state = 'available' where tenant_id = $1", [world.demo.tenantId])
  pool.query = query
  await expect.poll(() => ownerKind(waiting.threadId)).toBe(3)
  await expect
    .poll(() => lines.some(({ job, msg }) => job === 'routing' && msg === 'background job works again'))
    .toBe(true)
  expect((await ana.call('setPresence', { state: 'away' })).status).toBe(200)
})

it('a Redis handler that throws is logged and counted, and its subscription survives', async () => {
  const { metrics, redis } = world.node.deps
  await expect.poll(() => redis.isUp()).toBe(true)
  const visitor = await Visitor.start(world.http)
  const stream = await visitor.stream()
  const before = await valueOf(metrics.badMessages, { channel: 'thread' })
  isHandlerBroken = true
  await visitor.send('during the bug')
  await expect.poll(() => valueOf(metrics.badMessages, { channel: 'thread' })).toBeGreaterThan(before)
  expect(lines).toContainEqual(
    expect.objectContaining({ channel: 'thread', msg: 'a message from Redis was not handled' }),
  )
  expect(JSON.stringify(lines)).not.toContain('during the bug')
  isHandlerBroken = false
  await visitor.send('after the bug')
  for (const text of ['during the bug', 'after the bug'])
    await stream.next((frame) => JSON.stringify(frame).includes(text))
  stream.close()
})
