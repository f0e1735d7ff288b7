import { expect, it } from 'vitest'
import { casesOf, saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { entriesTable, removedTable } from '@foyer/server/log/shelf-tables.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { upload } from '../files/uploads.ts'
import { givenPost, untilDone } from '../mail/given.ts'
import { dumpOf, linesWith, listedOne, newMarker, requestIn, storedText, untilErased } from './given.ts'

const post = givenPost()

it('the token of an erased visitor opens nothing, and the browser begins anew', async () => {
  const { world } = post()
  const { visitor, agent, threadId } = await startTalk(world.http)
  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await untilErased(post(), agent, request.requestId)
  for (const name of ['myData', 'getEventMsg'] as const)
    expect([name, (await visitor.call(name)).body.error]).toEqual([name, 'identity.expired'])
  expect((await visitor.send('hello?')).body.error).toBe('identity.expired')
  expect((await agent.call('readThread', { threadId })).body.error).toBe('object.unknown')
  const again = await Visitor.start(visitor.http)
  expect(again.started.userId).not.toBe(visitor.started.userId)
})

it('a long log on several shelves goes in batches, and a visitor who waits leaves the queue', async () => {
  const { world } = post()
  const { pool } = world.node.deps
  const visitor = await Visitor.start(world.http)
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  await pool.query(
    `insert into entries (tenant_id, thread_id, seq, at, kind, sender, flags, shelf, client_id, content)
     select t.tenant_id, t.id, 10000 + i, 1, 1, 1, 0, case when i % 2 = 0 then 0 else t.shelf end, 'many' || i, 'line'
     from threads t, generate_series(1, 5000) i where t.key = $1`,
    [threadId],
  )
  const count =
    'select count(*)::int as n from entries where thread_id = (select id from threads where key = $1)'
  const before = (await pool.query<{ n: number }>(count, [threadId])).rows[0]?.n ?? 0
  const ana = await Agent.signIn(world.http)
  const request = requestIn(await ana.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await untilErased(post(), ana, request.requestId)
  const { receipt } = await listedOne(ana, request.requestId)
  const entries = receipt?.removed.find(({ table }) => table === 'entries')
  // The end of the session is one more.
  expect(entries?.rows).toBe(before + 1)
  expect(before).toBeGreaterThan(5_000)
  const { data } = (await ana.call('listThreads', { list: 'waiting' })).body
  expect(JSON.stringify(data)).not.toContain(threadId)
})

it('a case stays that an agent wrote in the words of the visitor', async () => {
  const { world } = post()
  const { db, pool } = world.node.deps
  const { visitor, agent, threadId } = await startTalk(world.http)
  const question = newMarker()
  const robot = { tenantId: world.demo.tenantId, robotNo: 'cases' }
  await saveCase(db, robot, { language: 'en', question, expectedDocId: undefined, mustNotSay: ['no'] }, 1)
  await pool.query(
    `insert into knowledge_feedback (tenant_id, user_id, session_key, doc_id, question, is_useful, is_handled, given_at)
     select tenant_id, $2, 'case', id, $3, false, true, 1 from knowledge_documents where tenant_id = $1 limit 1`,
    [robot.tenantId, visitor.started.userId, question],
  )
  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await untilErased(post(), agent, request.requestId)
  expect((await casesOf(db, robot)).map((one) => one.question)).toEqual([question])
})

it('what lies on a detached shelf is erased too: an operator could bring it back', async () => {
  const { world } = post()
  const { db, pool } = world.node.deps
  const text = newMarker()
  // No other test uses this class, so no other visitor is on the shelf.
  await db.updateTable('tenants').set({ retention: '90d' }).where('id', '=', world.demo.tenantId).execute()
  const { visitor, agent, threadId } = await startTalk(world.http)
  await visitor.send(text)
  await visitor.call('chatClose')
  await db.updateTable('tenants').set({ retention: 'keep' }).where('id', '=', world.demo.tenantId).execute()
  const { rows } = await pool.query<{ shelf: number }>('select shelf from threads where key = $1', [threadId])
  const shelf = rows[0]?.shelf ?? 0
  await pool.query(`alter table entries detach partition ${entriesTable(shelf)}`)
  await pool.query(`alter table ${entriesTable(shelf)} rename to ${removedTable(shelf)}`)
  await pool.query('update shelves set detached_at = 1, drop_after = $2 where id = $1', [shelf, 2 ** 50])
  expect(linesWith(await dumpOf(world), text).length).toBeGreaterThan(0)

  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await untilErased(post(), agent, request.requestId)
  expect(linesWith(await dumpOf(world), text)).toEqual([])
})

it('a visitor under a legal hold is not erased, neither by a request from before', async () => {
  const { world } = post()
  const { visitor, agent, threadId } = await startTalk(world.http)
  const text = newMarker()
  await visitor.send(text)
  const before = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await agent.call('holdVisitor', { threadId, reason: 'Court case 4711' })
  await waitUntil(
    async () => {
      await untilDone(post())
      return (await listedOne(agent, before.requestId)).state === 'failed'
    },
    () => 'the held erasure does not end',
    60_000,
  )
  const refused = await agent.call('requestVisitorData', { threadId, kind: 'erasure' })
  expect(refused.body.error).toBe('visitor.held')
  expect(linesWith(await dumpOf(world), text)).not.toEqual([])
  const exported = await agent.call('requestVisitorData', { threadId, kind: 'export' })
  expect(exported.body.code).toBe(200)

  const other = await startTalk(world.http)
  await agent.call('holdVisitor', { threadId: other.threadId, reason: 'Court case 4712' })
  expect((await other.visitor.call('requestMyData', { kind: 'erasure' })).body.error).toBe('visitor.held')
})

it('an upload that ends after the erasure leaves no bytes behind', async () => {
  const { world } = post()
  const { visitor, agent, threadId } = await startTalk(world.http)
  const { deps } = world.node
  const arriving = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  const slow = await world.startNode(
    {},
    {
      clock: deps.clock,
      storage: (stored) => ({
        ...stored,
        async put(...args) {
          arriving.resolve()
          await going.promise
          await stored.put(...args)
        },
      }),
    },
  )
  const uploading = upload(
    new Visitor(visitor.http.at(slow.address), visitor.started),
    'late.txt',
    'late bytes',
  )
  await arriving.promise
  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await untilErased(post(), agent, request.requestId)
  going.resolve()
  expect((await uploading).body.error).toBe('identity.expired')
  expect(await storedText(world)).not.toContain('late bytes')
})

it('agents without the act, and admins of another tenant, erase nobody', async () => {
  const { world } = post()
  const { threadId } = await startTalk(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const other = newId()
  await seedTenant(world.node.deps.db, other)
  const stranger = await Agent.signIn(world.http, `ana@${other}.example`)
  const input = { threadId, kind: 'erasure' }
  expect((await ben.call('requestVisitorData', input)).body.error).toBe('identity.forbidden')
  expect((await ben.call('listDataRequests')).body.error).toBe('identity.forbidden')
  expect((await stranger.call('requestVisitorData', input)).body.error).toBe('object.unknown')
  expect((await stranger.call('listDataRequests')).body.data).toEqual({ requests: [] })
})
