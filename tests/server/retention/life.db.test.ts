import { expect, it } from 'vitest'
import { dueAt } from '@foyer/server/rules/log/shelf-life.ts'
import { periodOf, shelfOf } from '@foyer/server/rules/log/shelf.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { upload, urlOf } from '../files/uploads.ts'
import { dayMs, givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given
const hourMs = 3_600_000

const partitions = (name: string) => given.count('pg_class where relname = $1', [name])

it('a shelf is sealed, frozen, hidden and dropped, and what belongs to its conversations goes with it', async () => {
  const visitor = await given.talk('30d', 'secret')
  const forever = await given.talk('keep', 'stays')
  const shelf = await given.shelfOf(visitor)
  const { threadId, userId } = given.refOf(visitor)
  const { endsAt = 0 } = periodOf(shelf) ?? {}
  const due = dueAt({ id: shelf, postponedUntil: undefined }) ?? 0

  await given.goTo(endsAt + hourMs / 2)
  await given.round()
  expect((await given.life(shelf)).sealed_at).toBeNull()

  const frozenId = () =>
    given.rows('select relfrozenxid::text as id from pg_class where relname = $1', [`entries_${shelf}`])
  const before = await frozenId()
  await given.goTo(endsAt + 2 * hourMs)
  await given.round()
  expect(await given.life(shelf)).toMatchObject({ sealed_at: expect.any(Number) as number, frozen_at: null })
  await given.round()
  expect((await given.life(shelf)).frozen_at).toEqual(expect.any(Number))
  expect(await frozenId()).not.toEqual(before)

  await given.goTo(due - 1_000)
  await given.round()
  expect((await given.life(shelf)).detached_at).toBeNull()
  expect(textsOf(await given.renew(visitor).call('getHistoryMsg', { maxTime: 0, pageSize: 10 }))).toEqual([
    'secret',
  ])

  await given.goTo(due)
  await given.round()
  expect((await given.life(shelf)).detached_at).toEqual(expect.any(Number))
  expect(textsOf(await given.renew(visitor).call('getHistoryMsg', { maxTime: 0, pageSize: 10 }))).toEqual([])
  expect([await partitions(`entries_${shelf}`), await partitions(`removed_entries_${shelf}`)]).toEqual([0, 1])
  expect(await given.count('sessions where thread_id = $1', [threadId])).toBe(1)

  await given.goTo(due + 7 * dayMs - hourMs)
  await given.round()
  expect(await partitions(`removed_entries_${shelf}`)).toBe(1)

  await given.goTo(due + 7 * dayMs + hourMs)
  await given.round()
  const life = await given.life(shelf)
  expect(life).toMatchObject({ dropped_at: expect.any(Number) as number, conversations: 1 })
  expect(life.bytes_freed).toBeGreaterThan(8_000)
  expect(await partitions(`removed_entries_${shelf}`)).toBe(0)
  expect(await given.count('sessions where thread_id = $1', [threadId])).toBe(0)
  expect(await given.count('threads where id = $1', [threadId])).toBe(0)
  expect(await given.count('visitors where user_id = $1', [userId])).toBe(0)
  expect(await given.count('session_facts where thread_id = $1', [threadId])).toBe(1)
  expect(textsOf(await given.renew(forever).call('getHistoryMsg', { maxTime: 0, pageSize: 10 }))).toEqual([
    'stays',
  ])

  const again = await Visitor.start(given.renew(visitor).http)
  expect(again.started.userId).not.toBe(userId)
  expect((await again.send('back again')).body.code).toBe(200)
})

it('a session that is open when its shelf is due is ended, and delays nobody', async () => {
  const open = await given.start('30d')
  await open.send('still here')
  const other = await given.talk('30d', 'long gone')
  const shelf = await given.shelfOf(open)
  expect(await given.shelfOf(other)).toBe(shelf)
  // The idle check would end it sooner.
  await given.rows('update threads set check_at = null where id = $1', [given.refOf(open).threadId])
  const due = dueAt({ id: shelf, postponedUntil: undefined }) ?? 0
  await given.goTo(due - dayMs)
  await given.round()
  expect((await given.life(shelf)).sealed_at).toBeNull()
  await given.goTo(due + hourMs)
  await given.round()
  await given.round()
  expect((await given.life(shelf)).detached_at).toEqual(expect.any(Number))
  const [session] = await given.rows('select close_reason from sessions where thread_id = $1', [
    given.refOf(open).threadId,
  ])
  expect(session).toEqual({ close_reason: 'idle' })
  const sent = await given.renew(open).send('too late')
  expect(sent.body.code).not.toBe(200)
  const again = await Visitor.start(given.renew(open).http)
  expect(again.started.userId).toBe(open.started.userId)
  expect((await again.send('a new session')).body.code).toBe(200)
})

it('a thread with a newer session keeps it, and reads over the hole', async () => {
  const visitor = await given.talk('1y', 'first')
  await given.rows(`update tenants set retention = '30d'`)
  const second = await Visitor.start(visitor.http)
  await second.send('second')
  await second.call('chatClose')
  const shelf = await given.shelfOf(second)
  await given.rows(`update tenants set retention = '1y'`)
  const third = await Visitor.start(visitor.http)
  await third.send('third')
  await third.call('chatClose')
  const ref = given.refOf(third)
  const between = given.now() + 1
  await given.detach(shelf)
  const history = async (maxTime: number) =>
    textsOf(await given.renew(third).call('getHistoryMsg', { maxTime, pageSize: 10 }))
  expect(await history(0)).toEqual(['first', 'third'])
  expect(await history(between)).toEqual(['first', 'third'])
  await given.drop(shelf)
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect(await history(0)).toEqual(['first', 'third'])
  expect(await given.count('sessions where thread_id = $1', [ref.threadId])).toBe(2)
  const page = await world.node.deps.reader.after(ref, 0, { threadKey: '', limit: 100 })
  expect(page.entries.flatMap(({ body }) => (body.type === 'message' ? [body.content] : []))).toEqual(
    expect.arrayContaining(['first', 'third']),
  )
})

it('files go with their conversation: hidden first, then without rows and bytes', async () => {
  await given.rows(`update tenants set retention = '90d'`)
  const { visitor, threadId } = await startTalk(world.http)
  const url = urlOf(await upload(visitor, 'notes.txt', 'in a file'))
  const fileId = /\d+-([\w-]{22})/.exec(url)?.[1] ?? ''
  await visitor.call('sendMsg', { id: `file-${fileId}`, msgType: 3, msgContent: url })
  const read = async () => (await fetch(new URL(url, world.http.address))).status
  expect(await read()).toBe(200)
  await visitor.call('chatClose')
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  expect(await read()).toBe(404)
  const agent = await Agent.signIn(world.http)
  const info = await agent.call('visitorInfo', { threadId })
  expect(info.body.data['sessions']).toEqual([])
  const closed = await agent.call('listThreads', { list: 'closed' })
  expect(JSON.stringify(closed.body.data['threads'])).not.toContain(threadId)
  await given.drop(shelf)
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect(await given.count('files where id = $1', [fileId])).toBe(0)
  const keys = await world.node.deps.storage.list(world.demo.tenantId)
  expect(keys.filter((key) => key.includes(fileId))).toEqual([])
})

it('ratings, calls and thumbs of a session go with it, those of the next one stay', async () => {
  const first = await given.talk('30d', 'first')
  const { tenantId, threadId, userId } = given.refOf(first)
  const agentId = world.demo.agents[0]?.id
  const [doc] = await given.rows<{ id: string }>('select id from knowledge_documents where tenant_id = $1', [
    tenantId,
  ])
  const [{ first_seq, key, at } = { first_seq: 0, key: '', at: 0 }] = await given.rows<{
    first_seq: number
    key: string
    at: number
  }>('select first_seq, key, started_at as at from sessions where thread_id = $1', [threadId])
  const addCall = (id: string, ms: number) =>
    given.rows(
      `insert into calls (tenant_id, id, thread_id, agent_id, started_by, video_type, status, reason, started_at, ended_at)
       values ($1, $2, $3, $4, 'visitor', 'voice', 'ended', 'hungUp', to_timestamp($5::bigint / 1000.0), now())`,
      [tenantId, id, threadId, agentId, ms],
    )
  await addCall('call-1', at + 1)
  await given.rows(
    `insert into ratings (tenant_id, thread_id, first_seq, subject, agent_id, star, tags, comment, rated_at)
     values ($1, $2, $3, 'agent', $4, 5, '{}', 'nice', 1)`,
    [tenantId, threadId, first_seq, agentId],
  )
  await given.rows(
    `insert into knowledge_feedback (tenant_id, user_id, session_key, doc_id, is_useful, given_at, question)
     values ($1, $2, $3, $4, false, 1, 'own words')`,
    [tenantId, userId, key, doc?.id],
  )
  await given.goTo(given.now() + hourMs)
  await given.rows(`update tenants set retention = 'keep'`)
  const second = await Visitor.start(first.http)
  await second.send('second')
  await second.call('chatClose')
  await addCall('call-2', given.now())
  const [{ shelf } = { shelf: 0 }] = await given.rows<{ shelf: number }>(
    'select shelf from sessions where thread_id = $1 and first_seq = $2',
    [threadId, first_seq],
  )
  await given.detach(shelf)
  await given.drop(shelf)
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect(await given.count('sessions where thread_id = $1', [threadId])).toBe(1)
  expect(await given.rows('select id from calls where thread_id = $1', [threadId])).toEqual([
    { id: 'call-2' },
  ])
  expect(await given.count('ratings where thread_id = $1', [threadId])).toBe(0)
  expect(await given.count('knowledge_feedback where user_id = $1', [userId])).toBe(0)
  expect(textsOf(await given.renew(second).call('getHistoryMsg', { maxTime: 0, pageSize: 10 }))).toEqual([
    'second',
  ])
})

it('a session without an end whose thread is closed does not keep its shelf', async () => {
  const visitor = await given.talk('30d', 'damaged')
  const shelf = await given.shelfOf(visitor)
  await given.rows('update sessions set ended_at = null where thread_id = $1', [
    given.refOf(visitor).threadId,
  ])
  await given.detach(shelf)
  expect((await given.life(shelf)).detached_at).toEqual(expect.any(Number))
})

it('sessions begin on a sealed shelf no more, even where the present one is missing', async () => {
  const visitor = await given.start('1y')
  const shelf = await given.shelfOf(visitor)
  await visitor.call('chatClose')
  const { endsAt = 0 } = periodOf(shelf) ?? {}
  await given.goTo(endsAt + 2 * hourMs)
  await given.round()
  expect((await given.life(shelf)).sealed_at).toEqual(expect.any(Number))
  const { db, shelves } = world.node.deps
  await shelves.makeAhead()
  const far = endsAt + 400 * dayMs
  const chosen = await shelves.choose(db, '1y', far)
  expect(chosen).not.toBe(shelf)
  await given.rows('update shelves set sealed_at = 1 where id = $1', [chosen])
  // This node does not know yet that somebody has sealed it.
  expect(await shelves.choose(db, '1y', far)).toBe(0)
  expect(await shelves.choose(db, '1y', periodOf(chosen)?.startsAt ?? 0)).toBe(
    shelfOf('1y', periodOf(chosen)?.startsAt ?? 0),
  )
})

function textsOf(answer: { body: { data: Record<string, unknown> } }): unknown[] {
  const list = (answer.body.data['msgList'] ?? []) as { msgContent: string }[]
  return list.map(({ msgContent }) => msgContent)
}
