import { expect, it, onTestFinished } from 'vitest'
import {
  keptTables,
  lastStep,
  refusingTables,
  stepsAfterFiles,
  stepsBeforeFiles,
} from '@foyer/server/features/data-requests/erase/erase-steps.ts'
import { allTables } from '@foyer/server/platform/db/all-tables.ts'
import { storageKey } from '@foyer/server/platform/storage/storage.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { Readable } from 'node:stream'
import { upload, urlOf } from '../files/uploads.ts'
import { givenPost } from '../mail/given.ts'
import {
  dumpOf,
  linesWith,
  listedOne,
  newMarker,
  redisText,
  requestIn,
  storedText,
  untilErased,
} from './given.ts'
import { addressHash, insertMarked, otherRows, rowsOfVisitor } from './marked-rows.ts'
import { markedSession, type Marked } from './marked.ts'

const post = givenPost()
const ofVisitors = allTables.filter(({ personal }) => personal.some((rows) => rows.of === 'visitor'))

it('every table with rows of visitors is erased, or is known to name nobody', () => {
  const erased = [...stepsBeforeFiles, ...stepsAfterFiles, lastStep].map(({ table }) => table)
  const covered = [...erased, 'files', 'data_requests', ...keptTables, ...refusingTables]
  expect(covered.toSorted()).toEqual(ofVisitors.map(({ name }) => name))
})

it('every table with rows of visitors has a marked row in the test below', () => {
  const marked = [...Object.keys(rowsOfVisitor), ...otherRows, ...refusingTables]
  expect(marked.toSorted()).toEqual(ofVisitors.map(({ name }) => name))
})

it('a table that keeps its rows has no text but the name of a group', async () => {
  const { rows } = await post().world.node.deps.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_name = any($1)
     and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', 'bytea')`,
    [[...keptTables]],
  )
  expect(rows).toEqual([{ name: 'group_id' }])
})

/** A visitor with a thread, a row in every table, and bytes for each of its files. */
async function givenMarked(visitor: { userId: string; tenantId: number }): Promise<Marked> {
  const { pool, storage } = post().world.node.deps
  const { rows } = await pool.query<{ id: number; channel_id: number; agent: number; doc: string }>(
    `select t.id, t.channel_id, (select min(id) from agents a where a.tenant_id = t.tenant_id) as agent,
       (select min(id) from knowledge_documents d where d.tenant_id = t.tenant_id) as doc
     from threads t where t.tenant_id = $1 and t.user_id = $2`,
    [visitor.tenantId, visitor.userId],
  )
  const [row] = rows
  if (!row) throw new Error('no thread')
  const { id: threadId, channel_id: channelId, agent: agentId, doc: docId } = row
  const given = { ...visitor, threadId, channelId, agentId, docId, marker: newMarker() }
  await holdFromLearning(given)
  await insertMarked(pool, given)
  for (const id of await storedIds(given))
    await storage.put(
      storageKey(given.tenantId, id),
      Readable.from([Buffer.from(`bytes of ${given.marker}`)]),
      {
        mime: 'text/plain',
      },
    )
  return given
}

/** Without it the job would now and then take the session out of its queue before the erasure does. */
async function holdFromLearning({ tenantId, threadId }: Marked): Promise<void> {
  const row = { tenantId, id: `${threadId}.${markedSession}` }
  await post().world.node.deps.quarantine.attempt('learning', row, () =>
    Promise.reject(new Error('this session stays in the queue')),
  )
}

async function storedIds({ tenantId, threadId, userId }: Marked): Promise<string[]> {
  const { rows } = await post().world.node.deps.pool.query<{ id: string }>(
    `select id from files where tenant_id = $1 and thread_id = $2 and mime like 'mark%'
     union all select file_id from data_requests where tenant_id = $1 and user_id = $3`,
    [tenantId, threadId, userId],
  )
  return rows.map(({ id }) => id)
}

/** The same name as in the first tenant: what forgets the tenant in a condition takes too much. */
async function givenNamesake(userId: string): Promise<Marked> {
  const { db } = post().world.node.deps
  const other = await seedTenant(db, newId())
  const key = { tenant_id: other.tenantId, user_id: userId }
  await db.insertInto('visitors').values(key).execute()
  await db
    .insertInto('threads')
    .values({ ...key, channel_id: other.channelId, key: newId() })
    .execute()
  return givenMarked({ tenantId: other.tenantId, userId })
}

it('after an erasure nothing of the visitor is left in the database, the storage and Redis', async () => {
  const { world } = post()
  const { demo, http } = world
  const { visitor, agent, threadId } = await startTalk(http)
  const { userId } = visitor.started
  const file = urlOf(await upload(visitor, 'secret.txt', `a file of ${userId}`))
  await visitor.call('sendMsg', { id: newId(), msgType: 4, msgContent: file })
  const erased = await givenMarked({ tenantId: demo.tenantId, userId })
  const neighbour = await Visitor.start(http)
  const other = await givenMarked({ tenantId: demo.tenantId, userId: neighbour.started.userId })
  const namesake = await givenNamesake(userId)

  const stream = await visitor.stream()
  const desk = await agent.stream()
  onTestFinished(() => desk.close())
  await stream.next((frame) => frame.type === 'hello')
  const before = await dumpOf(world)
  expect(linesWith(before, erased.marker).length).toBeGreaterThan(20)
  expect(await storedText(world)).toContain(erased.marker)

  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  expect(request).toMatchObject({ kind: 'erasure', state: 'waiting', origin: 'desk', adminNick: 'Ana' })
  await stream.closed
  await desk.next((frame) => frame.type === 'thread' && JSON.stringify(frame).includes('"status":0'))
  await untilErased(post(), agent, request.requestId)

  const after = await dumpOf(world)
  const hash = addressHash(erased).toString('hex')
  for (const needle of [erased.marker, threadId, hash]) expect(linesWith(after, needle)).toEqual([])
  // The namesake has the same name.
  const left = linesWith(after, userId).filter((line) => !line.startsWith(`${namesake.tenantId}\t`))
  expect(left.filter((line) => !line.includes(namesake.marker))).toEqual([])
  const stored = await storedText(world)
  for (const needle of [erased.marker, `a file of ${userId}`]) expect(stored).not.toContain(needle)
  const remembered = await redisText(world)
  for (const needle of [erased.marker, userId, `{${demo.tenantId}:${erased.threadId}}`])
    expect(remembered).not.toContain(needle)

  for (const { marker } of [other, namesake]) {
    expect(linesWith(after, marker)).toEqual(linesWith(before, marker))
    expect(stored).toContain(marker)
  }
  const facts = await world.node.deps.pool.query('select 1 from session_facts where thread_id = $1', [
    erased.threadId,
  ])
  expect(facts.rowCount, 'reports keep their counts').toBe(2)

  const done = await listedOne(agent, request.requestId)
  expect(done.subject).toMatch(/^Visitor [a-z0-9]{1,4}$/)
  expect(done.receipt?.files).toBe(2)
  expect(done.receipt?.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(done.receipt?.removed.map(({ table }) => table)).toEqual(
    ofVisitors
      .map(({ name }) => name)
      .filter((name) => !['data_requests', ...keptTables, ...refusingTables].includes(name)),
  )
})

it('an erasure that was interrupted goes on', async () => {
  const { world } = post()
  const { db, pool } = world.node.deps
  const { visitor, agent, threadId } = await startTalk(world.http)
  const erased = await givenMarked({ tenantId: world.demo.tenantId, userId: visitor.started.userId })
  // A row that nothing covers yet: the visitor cannot go.
  await pool.query(
    `create table stubborn (tenant_id int, user_id text, foreign key (tenant_id, user_id) references visitors (tenant_id, user_id))`,
  )
  await pool.query('insert into stubborn values ($1, $2)', [erased.tenantId, erased.userId])
  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await waitUntil(
    async () => {
      await pool.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts < max_attempts',
      )
      const row = await db
        .selectFrom('data_requests')
        .select('removed')
        .where('id', '=', request.requestId)
        .executeTakeFirstOrThrow()
      return 'threads' in row.removed
    },
    () => 'it does not begin',
    60_000,
  )
  expect((await listedOne(agent, request.requestId)).state).toBe('waiting')
  await pool.query('drop table stubborn')
  await untilErased(post(), agent, request.requestId)
  const { receipt } = await listedOne(agent, request.requestId)
  expect(receipt?.removed).toContainEqual({ table: 'threads', rows: 1 })
  expect(receipt?.removed).toContainEqual({ table: 'visitors', rows: 1 })
  expect(linesWith(await dumpOf(world), erased.marker)).toEqual([])
})
