import pg from 'pg'
import { expect, it } from 'vitest'
import { appendStatement, type NewEntry } from '@foyer/server/log/append-statement.ts'
import type { ThreadRef } from '@foyer/server/log/thread-ref.ts'
import { decideClose } from '@foyer/server/rules/routing/close.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

it('a change of a thread that PostgreSQL ends because of a deadlock is tried again', async () => {
  const [first, second] = [await newThread(), await newThread()]
  const other = new pg.Client({ connectionString: world.node.deps.config.databaseUrl })
  await other.connect()
  try {
    // So that PostgreSQL ends the node's transaction, not this one.
    await other.query(`set deadlock_timeout = '30s'`)
    await other.query('begin')
    await lock(other, second)
    let tries = 0
    let crossing: Promise<unknown> = Promise.resolve()
    const written = await world.node.deps.transition(first, async (state, _thread, trx) => {
      tries++
      if (tries === 1) {
        crossing = lock(other, first).then(() => other.query('commit'))
        await expect.poll(isWaiting).toBe(true)
      }
      await trx.selectFrom('threads').select('id').where('id', '=', second.threadId).forUpdate().execute()
      return decideClose(state, { kind: 'silence', reason: 'idle' })
    })
    await crossing
    expect(tries).toBe(2)
    expect(written?.entry.body).toMatchObject({ type: 'closed' })
  } finally {
    await other.end()
  }
})

it('a batch locks its threads in one order, wherever their rows lie: two batches never wait for each other', async () => {
  const refs = await Promise.all(Array.from({ length: 20 }, newThread))
  const [first, ...later] = refs.toSorted((one, other) => one.threadId - other.threadId)
  if (!first) throw new Error('no thread')
  const { pool } = world.node.deps
  // Its newest version now lies behind those of the others.
  await pool.query('update threads set last_time = last_time + 1 where id = $1', [first.threadId])
  // PostgreSQL now knows that the table is small, and would rather read all of it than look rows up.
  await pool.query('analyze threads')
  const other = new pg.Client({ connectionString: world.node.deps.config.databaseUrl })
  await other.connect()
  try {
    await other.query('begin')
    await lock(other, first)
    const stored = appendStatement(pool, await shelfOf(first), refs.map(messageTo), Date.now())
    await expect.poll(isWaiting).toBe(true)
    const { rowCount } = await pool.query('select from threads where id = any($1) for update skip locked', [
      later.map(({ threadId }) => threadId),
    ])
    await other.query('commit')
    expect(new Set((await stored).map(({ outcome }) => outcome))).toEqual(new Set(['stored']))
    expect(rowCount).toBe(later.length)
  } finally {
    await other.end()
  }
})

async function isWaiting(): Promise<boolean> {
  const { rows } = await world.node.deps.pool.query('select from pg_locks where not granted')
  return rows.length > 0
}

function lock(client: pg.Client, { tenantId, threadId }: ThreadRef): Promise<unknown> {
  return client.query('select from threads where tenant_id = $1 and id = $2 for update', [tenantId, threadId])
}

function messageTo(ref: ThreadRef): NewEntry {
  return {
    ...ref,
    clientId: `batch-${ref.threadId}`,
    guard: { by: 'server' },
    sender: 'visitor',
    body: { type: 'message', msgType: 1, content: 'together' },
  }
}

async function shelfOf({ threadId }: ThreadRef): Promise<number> {
  const { db } = world.node.deps
  return (await db.selectFrom('threads').select('shelf').where('id', '=', threadId).executeTakeFirstOrThrow())
    .shelf
}

async function newThread(): Promise<ThreadRef> {
  const visitor = await Visitor.start(world.http)
  const claims = world.node.deps.visitorTokens.verify(visitor.started.token, Date.now())
  if (!claims) throw new Error('no claims')
  return { tenantId: claims.tenantId, threadId: claims.threadId }
}
