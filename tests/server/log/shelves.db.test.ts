import { expect, it } from 'vitest'
import { retentions, type Retention } from '@foyer/contract/desk/retentions.ts'
import { maxInt4 } from '@foyer/contract/wire.ts'
import type { Statement } from '@foyer/server/log/append-statement.ts'
import { createLogReader, type LogReader } from '@foyer/server/log/read.ts'
import { createThreadPlaces } from '@foyer/server/log/thread-places.ts'
import type { ThreadRef } from '@foyer/server/log/thread-ref.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { shelfOf } from '@foyer/server/rules/log/shelf.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const dayMs = 86_400_000
let skew = 0
const now = () => Date.now() + skew
const sent: Statement[] = []
const world = givenWorld({
  clock: { now },
  runner: (runner) => ({
    query: (query) => {
      sent.push(query)
      return runner.query(query)
    },
  }),
})

it('a session begins on the shelf of its class and period, and stays there', async () => {
  const visitor = await startOn('90d')
  const ref = refOf(visitor)
  expect(await shelfOfThread(ref)).toBe(shelfOf('90d', now()))
  const first = shelfOf('90d', now())
  await keep('1y')
  await visitor.send('still of the first class')
  expect(await shelvesOf(ref)).toEqual([first])
})

it('the class of a channel goes before that of its tenant', async () => {
  await keep('3y')
  const { db } = world.node.deps
  await db.updateTable('channels').set({ retention: '30d' }).where('key', '=', 'demo').execute()
  try {
    const visitor = await Visitor.start(world.http)
    expect(await shelfOfThread(refOf(visitor))).toBe(shelfOf('30d', now()))
  } finally {
    await db.updateTable('channels').set({ retention: null }).where('key', '=', 'demo').execute()
  }
})

it('history, catch-up and a search by time read over the border of two shelves', async () => {
  const visitor = await startOn('30d')
  const ref = refOf(visitor)
  for (const text of ['one', 'two', 'three']) await visitor.send(text)
  const between = now() + 1
  const again = await startAgain(visitor, '1y')
  for (const text of ['four', 'five']) await again.send(text)
  expect(await shelvesOf(ref)).toHaveLength(2)

  const history = (input: object) => again.call('getHistoryMsg', { pageSize: 4, ...input })
  expect(textsIn((await history({ maxTime: 0 })).body)).toEqual(['two', 'three', 'four', 'five'])
  expect(textsIn((await history({ maxTime: between })).body)).toEqual(['one', 'two', 'three'])
  const { reader } = world.node.deps
  const page = await reader.after(ref, 1, { threadKey: '', limit: 100 })
  const { rows } = await world.node.deps.pool.query<{ last_seq: number }>(
    'select last_seq from threads where tenant_id = $1 and id = $2',
    [ref.tenantId, ref.threadId],
  )
  expect(page.entries.map(({ seq }) => seq)).toEqual(
    Array.from({ length: (rows[0]?.last_seq ?? 0) - 1 }, (_, i) => i + 2),
  )
  const short = await reader.after(ref, 2, { threadKey: '', limit: 3 })
  expect([short.more, ...short.entries.map(({ seq }) => seq)]).toEqual([true, 3, 4, 5])
})

it('a place behind every entry, up to the largest one that a client may name, has nothing after it', async () => {
  const visitor = await startOn('30d')
  const again = await startAgain(visitor, '1y')
  await again.send('the last one')
  const page = await world.node.deps.reader.after(refOf(again), maxInt4, { threadKey: '', limit: 5 })
  expect(page).toEqual({ entries: [], more: false })
})

it('a thread with many sessions of all classes is read whole, in both directions', async () => {
  let visitor = await startOn('keep')
  const ref = refOf(visitor)
  for (let i = 0; i < 45; i++)
    visitor = await startAgain(visitor, retentions[i % retentions.length] ?? 'keep')
  const { reader } = world.node.deps
  const forwards: number[] = []
  for (let more = true; more;) {
    const page = await reader.after(ref, forwards.at(-1) ?? 0, { threadKey: '', limit: 7 })
    forwards.push(...page.entries.map(({ seq }) => seq))
    more = page.more
  }
  const backwards: number[] = []
  for (let more = true; more;) {
    const page = await reader.before(ref, backwards.at(0) ?? forwards.length + 1, { threadKey: '', limit: 7 })
    backwards.unshift(...page.entries.map(({ seq }) => seq))
    more = page.more
  }
  expect(forwards).toEqual(forwards.map((_, i) => i + 1))
  expect(backwards).toEqual(forwards)
})

it('a missing shelf keeps nobody out, and is made by the next look', async () => {
  skew = 70 * dayMs
  try {
    const visitor = await startOn('30d')
    expect((await visitor.send('hello')).body.code).toBe(200)
    expect(await shelfOfThread(refOf(visitor))).toBeLessThan(shelfOf('30d', now()))
    expect(await metric('30d')).toBe(4)
    await world.node.deps.shelves.makeAhead()
    const later = await startOn('30d')
    expect(await shelfOfThread(refOf(later))).toBe(shelfOf('30d', now()))
  } finally {
    skew = 0
  }
})

it('a shelf that cannot be made keeps no other from being made, and the gauge tells of it', async () => {
  const { pool, shelves } = world.node.deps
  skew = 200 * dayMs
  const table = `entries_${shelfOf('1y', now())}`
  await pool.query(`create table ${table} ()`)
  try {
    await expect(shelves.makeAhead()).rejects.toThrow('1 of 25 partitions were not made')
    expect([await metric('1y'), await metric('3y')]).toEqual([-1, 4])
    await pool.query(`drop table ${table}`)
    await shelves.makeAhead()
    expect(await metric('1y')).toBe(4)
  } finally {
    skew = 0
  }
})

it('two nodes that make shelves at once make each of them once', async () => {
  const other = await world.startNode()
  skew = 400 * dayMs
  try {
    await Promise.all([world.node.deps.shelves.makeAhead(), other.deps.shelves.makeAhead()])
    const { rows } = await world.node.deps.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_inherits where inhparent = 'entries'::regclass`,
    )
    const { rows: listed } = await world.node.deps.pool.query<{ n: number }>(
      'select count(*)::int as n from shelves',
    )
    expect(rows).toEqual(listed)
  } finally {
    skew = 0
  }
})

it('a send, a repeat and its explanation lock the partition of their thread alone, by a plan of any age', async () => {
  const visitor = await startOn('3y')
  sent.length = 0
  await visitor.send('hello')
  await world.node.deps.append({
    ...refOf(visitor),
    serverId: 'not the robot',
    guard: { by: 'robot', sessionSeq: -1 },
    sender: 'robot',
    body: { type: 'message', msgType: 1, content: '' },
  })
  const kinds = sent.map(({ name }) => name?.replace(/-\d+$/, ''))
  expect(kinds).toEqual(expect.arrayContaining(['append', 'explain']))
  for (const statement of sent)
    expect(await partitionsLockedBy(statement)).toEqual([`entries_${shelfOf('3y', now())}`])
})

it('a send looks its id up in the index of a young partition: nobody counts its rows while they are few', async () => {
  const visitor = await startOn('1y')
  await visitor.send('hello')
  sent.length = 0
  await visitor.send('hello again')
  const [append] = sent
  if (!append) throw new Error('nothing was sent')
  const { pool } = world.node.deps
  const table = `entries_${shelfOf('1y', now())}`
  const { rows: plan } = await pool.query({ text: `explain ${append.text}`, values: append.values })
  expect(JSON.stringify(plan)).toContain(`using ${table}`)
  expect(JSON.stringify(plan)).not.toContain(`Seq Scan on ${table}`)
  const { rows } = await pool.query<{ reloptions: string[] }>(
    'select reloptions from pg_class where oid = $1::regclass',
    [table],
  )
  expect(rows[0]?.reloptions).toContain('autovacuum_analyze_threshold=20000')
})

it('history and catch-up read only the shelves of their page', async () => {
  const visitor = await startOn('30d')
  await visitor.send('older')
  const again = await startAgain(visitor, '3y')
  for (const text of ['newer', 'newest']) await again.send(text)
  const ref = refOf(again)
  const { reader } = world.node.deps
  const last = (await reader.before(ref, 10_000, { threadKey: '', limit: 1 })).entries[0]?.seq ?? 0

  const range = { threadKey: '', limit: 100 }
  const [older, newer] = [`entries_${shelfOf('30d', now())}`, `entries_${shelfOf('3y', now())}`]
  const first = { threadKey: '', limit: 1 }
  expect(await partitionsReadBy((own) => own.messagesBefore(ref, last + 1, first))).toEqual([newer])
  expect(await partitionsReadBy((own) => own.after(ref, last - 1, range))).toEqual([newer])
  expect(await partitionsReadBy((own) => own.one(ref, 2, ''))).toEqual([older])
  expect(await partitionsReadBy((own) => own.after(ref, 0, range))).toEqual([older, newer].toSorted())
})

async function keep(retention: Retention): Promise<void> {
  await world.node.deps.db.updateTable('tenants').set({ retention }).where('key', '=', 'demo').execute()
}

async function startOn(retention: Retention): Promise<Visitor> {
  await keep(retention)
  return Visitor.start(world.http)
}

/** The same visitor in a new session of another class. */
async function startAgain(visitor: Visitor, retention: Retention): Promise<Visitor> {
  await visitor.call('chatClose')
  await keep(retention)
  return Visitor.start(visitor.http)
}

function refOf(visitor: Visitor): ThreadRef {
  const claims = world.node.deps.visitorTokens.verify(visitor.started.token, now())
  if (!claims) throw new Error('no claims')
  return { tenantId: claims.tenantId, threadId: claims.threadId }
}

async function shelfOfThread({ tenantId, threadId }: ThreadRef): Promise<number | undefined> {
  const { rows } = await world.node.deps.pool.query<{ shelf: number }>(
    'select shelf from threads where tenant_id = $1 and id = $2',
    [tenantId, threadId],
  )
  return rows[0]?.shelf
}

async function shelvesOf({ tenantId, threadId }: ThreadRef): Promise<number[]> {
  const { rows } = await world.node.deps.pool.query<{ shelf: number }>(
    'select distinct shelf from entries where tenant_id = $1 and thread_id = $2',
    [tenantId, threadId],
  )
  return rows.map(({ shelf }) => shelf)
}

function textsIn(body: { data: Record<string, unknown> }): unknown[] {
  const list = body.data['msgList'] as { msgContent: string }[]
  return list.map(({ msgContent }) => msgContent)
}

async function metric(retention: Retention): Promise<number | undefined> {
  const { values } = await world.node.deps.metrics.partitionsAhead.get()
  return values.find(({ labels }) => labels['class'] === retention)?.value
}

/** PostgreSQL keeps one plan for all values after five runs: that one is asked for its locks. */
async function partitionsLockedBy(statement: Statement): Promise<string[]> {
  const client = await world.node.deps.pool.connect()
  try {
    await client.query('begin')
    for (let i = 0; i < 8; i++) await client.query({ ...statement, name: `locks-${statement.name}` })
    await client.query('commit')
    await client.query('begin')
    await client.query({ ...statement, name: `locks-${statement.name}` })
    const { rows } = await client.query<{ name: string }>(
      `select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
       where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relname ~ '^entries' `,
    )
    await client.query('rollback')
    return rows.map(({ name }) => name)
  } finally {
    client.release()
  }
}

/** One connection in one transaction: its own counters tell which partitions it scanned. */
async function partitionsReadBy(work: (reader: LogReader) => Promise<unknown>): Promise<string[]> {
  const pool = createPool(world.node.deps.config.databaseUrl, 1)
  const db = createDb(pool)
  try {
    await pool.query('begin')
    await work(createLogReader(db, pool, createThreadPlaces(pool)))
    const { rows } = await pool.query<{ name: string }>(
      `select relname as name from pg_stat_xact_user_tables
       where relname ~ '^entries_' and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0`,
    )
    await pool.query('rollback')
    return rows.map(({ name }) => name).toSorted()
  } finally {
    await db.destroy()
  }
}
