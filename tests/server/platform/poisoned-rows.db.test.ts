import { expect, it } from 'vitest'
import { sweepCalls } from '@foyer/server/features/calls/sweep-calls.ts'
import { forgetUnsent } from '@foyer/server/features/files/claim-files.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { breakSilences } from '@foyer/server/features/silence/break-silence.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { poisonThread } from '@foyer/testkit/poison-thread.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenCall, newAgent } from '../calls/given.ts'
import { givenGroup } from '../routing/given.ts'

// F26: one corrupt row in a table that a sweep reads affects nobody else, in the same round.

let turned = 0
const broken = new Set<string>()
const world = givenWorld({
  clock: { now: () => Date.now() + turned },
  storage: (storage) => ({
    ...storage,
    remove: (key) =>
      broken.has(key) ? Promise.reject(new Error('input/output error')) : storage.remove(key),
  }),
})

async function ownerKind(threadId: string): Promise<number> {
  const { owner_kind } = await world.node.deps.db
    .selectFrom('threads')
    .select('owner_kind')
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
  return owner_kind
}

function quarantinedJobs(): string[] {
  return world.node.deps.quarantine.list().map(({ job }) => job)
}

it('F26 assign: a thread that cannot be given to anybody does not stop those behind it', async () => {
  const { arrive, ana } = await givenGroup(world, { state: 'away' })
  const [first, second] = [await arrive(), await arrive()]
  await first.ask()
  await second.ask()
  await poisonThread(world.node.deps.pool, first.threadId)
  await ana.call('setPresence', { state: 'available' })
  await world.node.deps.assign(world.demo.tenantId)
  expect(await ownerKind(second.threadId)).toBe(3)
  expect(await ownerKind(first.threadId)).toBe(2)
  expect(quarantinedJobs()).toContain('assign')
})

it('F26 routing: a thread that cannot be requeued does not keep the others with an agent who is gone', async () => {
  const { arrive, anaId } = await givenGroup(world)
  const [first, second] = [await arrive(), await arrive()]
  await first.ask()
  await second.ask()
  await poisonThread(world.node.deps.pool, first.threadId)
  await seatAgent(world.node.deps.db, world.demo.tenantId, anaId, { state: 'away', leaseUntil: 1 })
  await sweepRouting(world.node.deps, true)
  expect(await ownerKind(second.threadId)).not.toBe(3)
  expect(await ownerKind(first.threadId)).toBe(3)
  expect(quarantinedJobs()).toContain('routing')
  // The row waits for its next try: the sweep in between reads without it.
  await expect(sweepRouting(world.node.deps, true)).resolves.toBeUndefined()
})

it('F26 idle: a thread that cannot be closed does not keep the others open', async () => {
  const [first, second] = [await Visitor.start(world.http), await Visitor.start(world.http)]
  const threads = [await threadIdOf(first), await threadIdOf(second)]
  await poisonThread(world.node.deps.pool, threads[0] ?? '')
  turned += 25 * 3_600_000
  await breakSilences(world.node.deps)
  await breakSilences(world.node.deps)
  const open = await world.node.deps.db
    .selectFrom('threads')
    .select('key')
    .where('key', 'in', threads)
    .where('is_open', '=', true)
    .execute()
  expect(open).toEqual([{ key: threads[0] }])
  expect(quarantinedJobs()).toContain('idle')
})

it('F26 calls: a call that cannot be ended does not keep others ringing', async () => {
  const [first, second] = [await givenCall(world), await givenCall(world)]
  await poisonThread(world.node.deps.pool, first.threadId, [`call:${first.callId}:end`])
  turned += 25_000
  await sweepCalls(world.node.deps)
  const { rows } = await world.node.deps.pool.query<{ id: string }>(
    `select id from calls where id = any($1) and status <> 'ended'`,
    [[first.callId, second.callId]],
  )
  expect(rows).toEqual([{ id: first.callId }])
  expect(quarantinedJobs()).toContain('calls')
})

it('F26 presence: the lease of a deleted agent does not keep those of others from being renewed', async () => {
  const { pool, seats } = world.node.deps
  const { tenantId } = world.demo
  const [gone, stays] = [await newAgent(world), await newAgent(world)]
  const both = [gone, stays].map(({ agentId }) => ({ tenantId, agentId }))
  for (const agent of both) await seats.beat(agent)
  await pool.query('delete from agents where id = $1', [gone.agentId])
  await pool.query('update agent_seats set lease_until = 1 where agent_id = $1', [stays.agentId])
  for (const agent of both) await seats.beat(agent)
  await seats.flush()
  const { rows } = await pool.query<{ lease_until: number }>(
    'select lease_until from agent_seats where agent_id = $1',
    [stays.agentId],
  )
  expect(rows[0]?.lease_until).toBeGreaterThan(1)
})

it('F26 read marks: a mark that cannot be stored takes no other with it', async () => {
  const { pool, readMarks } = world.node.deps
  const visitor = await Visitor.start(world.http)
  const key = await threadIdOf(visitor)
  const { rows } = await pool.query<{ id: number }>('select id from threads where key = $1', [key])
  const { tenantId } = world.demo
  readMarks.note({ tenantId, threadId: 999_999 }, 2 ** 40)
  readMarks.note({ tenantId, threadId: rows[0]?.id ?? 0 }, 1)
  await readMarks.flush()
  const marked = await pool.query('select from threads where key = $1 and visitor_read_seq = 1', [key])
  expect(marked.rowCount).toBe(1)
})

it('F26 files: a file that cannot be removed does not keep the others', async () => {
  const { pool } = world.node.deps
  const { tenantId } = world.demo
  const { rows } = await pool.query<{ id: number }>('select id from threads where tenant_id = $1', [tenantId])
  const [stuck, other] = ['stuck-file-00000000000', 'other-file-00000000000']
  for (const id of [stuck, other])
    await pool.query(
      `insert into files (tenant_id, id, thread_id, uploader, kind, mime, name, bytes, created_at, is_stored)
       values ($1, $2, $3, 'u', 'file', 'text/plain', 'a.txt', 1, 1, true)`,
      [tenantId, id, rows[0]?.id],
    )
  broken.add(`${tenantId}/${stuck}`)
  expect(await forgetUnsent(world.node.deps)).toBe(2)
  const left = await pool.query<{ id: string }>('select id from files where id = any($1)', [[stuck, other]])
  expect(left.rows).toEqual([{ id: stuck }])
  expect(await forgetUnsent(world.node.deps)).toBe(0)
})
