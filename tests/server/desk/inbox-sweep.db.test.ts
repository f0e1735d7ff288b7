import { afterAll, expect, it, vi } from 'vitest'
import { createInboxes, type InboxListener } from '@foyer/server/features/desk/inbox/inboxes.ts'
import { inboxCounts, idsOfPage } from '@foyer/server/features/desk/inbox/list-threads.ts'
import type { Summary } from '@foyer/server/features/desk/inbox/summaries.ts'
import { createQueue } from '@foyer/server/features/routing/queue.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import type { Clock } from '@foyer/server/platform/clock.ts'
import { inboxTiming } from '@foyer/server/node-timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedRows } from '@foyer/testkit/seed-rows.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { recording, rowsRead, type Statement } from '../platform/rows-read.ts'

const viewer = { agentId: 1, role: 'owner', visibility: 'all', groupIds: [] } as const
const world = givenWorld()
const robotThreads = 20_000
const longList = 50_000

const opened: { destroy: () => Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((db) => db.destroy())))

/** Inboxes that no notification reaches, on a database that counts what is read. */
function givenInboxes(look?: (read: Statement) => void) {
  const { redis, log, metrics, failures, config } = world.node.deps
  const { db, statements } = recording(config.databaseUrl, look)
  opened.push(db)
  const clock = { aheadMs: 0, now: (): number => Date.now() + clock.aheadMs } satisfies Clock & {
    aheadMs: number
  }
  const inboxes = createInboxes({
    db,
    redis: { ...redis, onMessage: () => undefined },
    clock,
    log,
    metrics,
    failures,
  })
  const told: Summary[] = []
  const listener: InboxListener = {
    viewer,
    onThread: ({ summary }) => void told.push(summary),
    onCounts: () => undefined,
  }
  async function laterSweep(): Promise<void> {
    clock.aheadMs += inboxTiming.leftEveryMs
    await inboxes.sweep()
  }
  const toldOf = (key: string) => told.filter(({ threadId }) => threadId === key).map(({ status }) => status)
  const rows = () => statements.reduce((sum, read) => sum + read.rows, 0)
  return { db, inboxes, listener, told, toldOf, statements, rows, laterSweep }
}

async function seedRobotThreads(): Promise<void> {
  const { pool } = world.node.deps
  const { tenantId, channelId } = world.demo
  await pool.query(
    `insert into visitors (tenant_id, user_id) select $1, 'robot-' || i from generate_series(1, $2::int) i`,
    [tenantId, robotThreads],
  )
  await pool.query(
    `insert into threads (tenant_id, channel_id, user_id, key, is_open, owner_kind, owned_since)
     select $1, $2, 'robot-' || i, 'robot-' || i, true, 1, 1794700000000 + i from generate_series(1, $3::int) i`,
    [tenantId, channelId, robotThreads],
  )
}

it('reads no thread of the robot, for the lists or for their numbers', async () => {
  await seedRobotThreads()
  const { inboxes, listener, rows } = givenInboxes()
  const visitor = await Visitor.start(world.http)
  await visitor.call('transferAgent', {})
  await inboxes.follow(world.demo.tenantId, listener)
  await inboxes.sweep()
  expect(rows()).toBeLessThan(20)

  inboxes.leave(world.demo.tenantId, listener)
})

it.each(['guesses', 'knows'])(
  'PostgreSQL looks at no thread of the robot when it %s what is there',
  async (how) => {
    const { pool } = world.node.deps
    const { tenantId } = world.demo
    if (how === 'knows') await pool.query('analyze threads')
    const { db, statements, inboxes, listener, laterSweep } = givenInboxes()
    await inboxes.follow(tenantId, listener)
    await laterSweep()
    await inboxCounts(db, { tenantId, agentId: 0, viewer })
    for (const list of ['waiting', 'mine', 'team', 'closed'] as const)
      await idsOfPage(db, { tenantId, agentId: 1, viewer }, { list, cursor: undefined, limit: 100 })
    const { deps } = world.node
    await createQueue({ ...deps, db }).placeOf({ tenantId, threadId: 1 })
    statements.push(...(await statementsOfRouting()))

    expect(statements.length).toBeGreaterThan(8)
    for (const statement of statements)
      expect([statement.sql, await rowsRead(pool, 'threads', statement)]).toEqual([
        statement.sql,
        expect.toSatisfy((rows: number) => rows < 100),
      ])
    inboxes.leave(tenantId, listener)
  },
)

/** What the routing sweep asks every second. */
async function statementsOfRouting(): Promise<Statement[]> {
  const { deps } = world.node
  const statements: Statement[] = []
  const pool = new Proxy(deps.pool, {
    get: (target, name) =>
      name !== 'query'
        ? (Reflect.get(target, name) as unknown)
        : (query: { text: string; values: unknown[] }) => {
            statements.push({ sql: query.text, parameters: query.values, rows: 0 })
            return target.query(query)
          },
  })
  await sweepRouting({ ...deps, pool }, false)
  return statements
}

it('a thread that waits, is accepted, and closes reaches the desk although every notification was lost', async () => {
  const { inboxes, listener, toldOf, laterSweep } = givenInboxes()
  await inboxes.follow(world.demo.tenantId, listener)
  const ana = await Agent.signIn(world.http)
  const visitor = await Visitor.start(world.http)
  await visitor.call('transferAgent', {})
  const key = await threadIdOf(visitor)
  await inboxes.sweep()
  expect(toldOf(key)).toEqual(['queued'])
  const stream = await ana.stream()
  await ana.call('takeThread', { threadId: key })
  await inboxes.sweep()
  expect(toldOf(key)).toEqual(['queued', 'withAgent'])
  await ana.call('closeThread', { threadId: key })
  await inboxes.sweep()
  expect(toldOf(key)).toEqual(['queued', 'withAgent', 'ended'])

  // Back with the robot: no list has it, but the closed one must lose it.
  await Visitor.start(visitor.http, { userId: visitor.started.userId })
  await laterSweep()
  expect(toldOf(key)).toEqual(['queued', 'withAgent', 'ended', 'noAgent'])
  await laterSweep()
  await inboxes.sweep()
  expect(toldOf(key)).toHaveLength(4)
  stream.close()
  inboxes.leave(world.demo.tenantId, listener)
})

it('a conversation that people had and the robot ended enters the closed list', async () => {
  const { inboxes, listener, toldOf, laterSweep } = givenInboxes()
  const visitor = await Visitor.start(world.http)
  const key = await threadIdOf(visitor)
  const { pool } = world.node.deps
  await pool.query('update threads set reached_people = true where key = $1', [key])
  await inboxes.follow(world.demo.tenantId, listener)
  await pool.query('update threads set is_open = false, owner_kind = 0, owned_since = $2 where key = $1', [
    key,
    Date.now(),
  ])
  await laterSweep()
  expect(toldOf(key)).toEqual(['ended'])
  inboxes.leave(world.demo.tenantId, listener)
})

it('50,000 who wait are compared in slices, and a change is told within a few sweeps', async () => {
  const tenant = await seedTenant(world.node.deps.db, 'crowded')
  const { pool } = world.node.deps
  await seedRows(pool, tenant, { count: longList, prefix: 'crowd', kind: 'queue' })
  const { inboxes, listener, toldOf, statements, rows } = givenInboxes()
  await inboxes.follow(tenant.tenantId, listener)
  expect(rows()).toBe(longList)
  await pool.query('update threads set owner_kind = 3, owner_id = $2, owned_since = $3 where key = $1', [
    'crowd-25000',
    tenant.agents[0]?.id,
    Date.now(),
  ])
  let sweeps = 0
  for (; sweeps < 5 && toldOf('crowd-25000').length === 0; sweeps++) {
    statements.length = 0
    await inboxes.sweep()
    expect(rows()).toBeLessThanOrEqual(21_000)
  }
  expect(sweeps).toBeLessThanOrEqual(3)
  expect(Math.max(...statements.map((read) => read.rows))).toBeLessThanOrEqual(1_000)
  inboxes.leave(tenant.tenantId, listener)
})

it('an inbox that fails keeps no other tenant, and a row that fails no other row, from being told', async () => {
  const { db, metrics } = world.node.deps
  const other = await seedTenant(db, 'other')
  const failures = async () => (await metrics.rowFailures.get()).values[0]?.value ?? 0
  const broken = givenInboxes(({ rows }) => {
    // Only the demo tenant has a list with more than one thread by then.
    if (isBroken && rows > 1) throw new Error('broken')
  })
  let isBroken = false
  const listener = { ...broken.listener }
  await broken.inboxes.follow(world.demo.tenantId, listener)
  await broken.inboxes.follow(other.tenantId, listener)
  for (let i = 0; i < 2; i++) await (await Visitor.start(world.http)).call('transferAgent', {})
  await seedRows(world.node.deps.pool, other, { count: 1, prefix: 'lone', kind: 'queue' })
  isBroken = true
  const before = await failures()
  await broken.inboxes.sweep()
  expect(broken.toldOf('lone-00001')).toEqual(['queued'])
  expect(await failures()).toBeGreaterThan(before)
  isBroken = false

  await seedRows(world.node.deps.pool, other, { count: 3, prefix: 'three', kind: 'queue' })
  const onThread = vi.fn((thread: Parameters<InboxListener['onThread']>[0]) => {
    if (thread.summary.threadId === 'three-00001') throw new Error('a bad row')
    listener.onThread({ ...thread, id: 0 })
  })
  await broken.inboxes.follow(other.tenantId, { ...listener, onThread })
  await seedRows(world.node.deps.pool, other, { count: 2, prefix: 'two', kind: 'queue' })
  await world.node.deps.pool.query(
    `update threads set owned_since = owned_since + 1 where key like 'three-%'`,
  )
  await broken.inboxes.sweep()
  expect(onThread).toHaveBeenCalledTimes(5)
  expect(broken.toldOf('two-00002')).toContain('queued')
  expect(broken.toldOf('three-00003')).toContain('queued')
})
