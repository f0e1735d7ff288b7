import { expect, it } from 'vitest'
import { undoDetach } from '@foyer/server/features/retention/undo-detach.ts'
import { dueAt } from '@foyer/server/rules/log/shelf-life.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { dayMs, givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given
const hourMs = 3_600_000

const textsOf = async (visitor: Visitor): Promise<unknown[]> => {
  const answer = await given.renew(visitor).call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  const list = (answer.body.data?.['msgList'] ?? []) as { msgContent: string }[]
  return list.map(({ msgContent }) => msgContent)
}

const isAttached = (shelf: number) =>
  given.count(
    `pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'entries'::regclass and not i.inhdetachpending and c.relname = $1`,
    [`entries_${shelf}`],
  )

it('a clock that jumps ahead once it was compared seals nothing', async () => {
  await given.talk('30d')
  const sealed = () => given.count('shelves where sealed_at is not null')
  const before = await sealed()
  const { clockSkew } = world.node.deps
  const measure = () => given.goTo(given.now() + 400 * dayMs)
  try {
    await given.round({ clockSkew: { ...clockSkew, isTrusted: () => true, measure } })
    expect(await sealed()).toBe(before)
  } finally {
    await given.goTo(Date.now())
  }
})

it('undo brings the conversations back for a while, and a shelf that is being removed stays away', async () => {
  const visitor = await given.talk('30d', 'back again')
  const shelf = await given.shelfOf(visitor)
  const { databaseUrl } = world.node.deps.config
  const undo = (postponedUntil: number) =>
    undoDetach({ databaseUrl, db: world.node.deps.db }, { shelf, postponedUntil })
  await expect(undo(0)).rejects.toThrow(`shelf ${shelf} is not detached`)
  await given.detach(shelf)
  await undo(given.now() + 3 * dayMs)
  expect(await textsOf(visitor)).toEqual(['back again'])
  expect(await isAttached(shelf)).toBe(1)
  await given.round()
  expect(await textsOf(visitor)).toEqual(['back again'])
  // It was kept by a check, so nothing else than the partition's own bound was looked at; a second time works too.
  await given.goTo(given.now() + 4 * dayMs)
  await given.round()
  expect(await textsOf(visitor)).toEqual([])
  await undo(given.now() + dayMs)
  await given.goTo(given.now() + 2 * dayMs)
  await given.round()
  await given.drop(shelf)
  await expect(undo(0)).rejects.toThrow('being removed')
})

it('a shelf that fails keeps no other from advancing, and is tried again', async () => {
  const short = await given.talk('30d', 'short')
  const long = await given.talk('90d', 'long')
  const [first, second] = [await given.shelfOf(short), await given.shelfOf(long)]
  const due = dueAt({ id: second, postponedUntil: undefined }) ?? 0
  await given.goTo(due - 10 * dayMs)
  await given.rows(`create table removed_entries_${first} ()`)
  try {
    for (let i = 0; i < 3; i++) await given.round()
    await given.goTo(due + hourMs)
    for (let i = 0; i < 2; i++) await given.round()
    expect((await given.life(second)).detached_at).toEqual(expect.any(Number))
    expect((await given.life(first)).detached_at).toBeNull()
    expect(world.node.deps.quarantine.list()).toMatchObject([{ job: 'retention', id: first }])
    const overdue = await world.node.deps.metrics.retentionOverdue.get()
    expect(overdue.values[0]?.value).toBeGreaterThan(50 * 86_400)
  } finally {
    await given.rows(`drop table removed_entries_${first}`)
  }
  await given.goTo(given.now() + hourMs)
  await given.round()
  expect((await given.life(first)).detached_at).toEqual(expect.any(Number))
})

it('a round that died in the middle of a detach is continued', async () => {
  const visitor = await given.talk('30d', 'interrupted')
  const shelf = await given.shelfOf(visitor)
  await given.goTo((dueAt({ id: shelf, postponedUntil: undefined }) ?? 0) - dayMs)
  for (let i = 0; i < 2; i++) await given.round()
  // Somebody who reads the log keeps the first half from being followed by the second.
  const reader = await world.node.deps.pool.connect()
  await reader.query('begin')
  await reader.query(`select from entries where shelf = ${shelf}`)
  const dying = await world.node.deps.pool.connect()
  await dying.query(`set statement_timeout = 300`)
  await expect(
    dying.query(`alter table entries detach partition entries_${shelf} concurrently`),
  ).rejects.toThrow('statement timeout')
  await dying.query(`set statement_timeout = 10000`)
  dying.release()
  await reader.query('rollback')
  reader.release()
  expect(await given.count(`pg_inherits where inhdetachpending`)).toBe(1)
  await given.goTo((dueAt({ id: shelf, postponedUntil: undefined }) ?? 0) + hourMs)
  await given.round()
  expect((await given.life(shelf)).detached_at).toEqual(expect.any(Number))
  expect(await given.count(`pg_inherits where inhdetachpending`)).toBe(0)

  const other = await given.talk('30d', 'renamed only')
  const next = await given.shelfOf(other)
  await given.goTo((dueAt({ id: next, postponedUntil: undefined }) ?? 0) - dayMs)
  for (let i = 0; i < 2; i++) await given.round()
  // It died between the detach and the new name.
  await given.rows(`alter table entries detach partition entries_${next}`)
  await given.goTo((dueAt({ id: next, postponedUntil: undefined }) ?? 0) + hourMs)
  await given.round()
  expect((await given.life(next)).detached_at).toEqual(expect.any(Number))
  expect(await given.count('pg_class where relname = $1', [`removed_entries_${next}`])).toBe(1)
})

it('a removal that failed half-way goes on where it was, and undo is refused meanwhile', async () => {
  const [one, two] = [await given.talk('30d', 'one'), await given.talk('30d', 'two')]
  const shelf = await given.shelfOf(one)
  await given.detach(shelf)
  const poisoned = given.refOf(two).threadId
  await given.rows(
    `create function refuse() returns trigger language plpgsql as
     $$ begin if old.thread_id = ${poisoned} then raise 'refused'; end if; return old; end $$`,
  )
  await given.rows('create trigger refuse before delete on sessions for each row execute function refuse()')
  try {
    await given.drop(shelf)
    expect(await given.life(shelf)).toMatchObject({ dropped_at: null, conversations: 2 })
    expect(await given.count('threads where id = $1', [given.refOf(one).threadId])).toBe(0)
    expect(await given.count('threads where id = $1', [poisoned])).toBe(1)
    const { databaseUrl } = world.node.deps.config
    const undone = undoDetach({ databaseUrl, db: world.node.deps.db }, { shelf, postponedUntil: 0 })
    await expect(undone).rejects.toThrow('being removed')
  } finally {
    await given.rows('drop trigger refuse on sessions')
    await given.rows('drop function refuse')
  }
  await given.goTo(given.now() + hourMs)
  await given.round()
  expect(await given.life(shelf)).toMatchObject({
    dropped_at: expect.any(Number) as number,
    conversations: 2,
  })
  expect(await given.count('threads where id = $1', [poisoned])).toBe(0)
})

it('a storage that is away keeps the conversation with the file, and no other', async () => {
  const [withFile, plain] = [await given.talk('30d', 'file'), await given.talk('30d', 'plain')]
  const { tenantId, threadId, userId } = given.refOf(withFile)
  await given.rows(
    `insert into files (tenant_id, id, thread_id, uploader, kind, mime, name, bytes, created_at, is_stored, client_id)
     values ($1, 'abcdefghijklmnopqrstuv', $2, $3, 'file', 'text/plain', 'a.txt', 1, $4, true, 'x')`,
    [tenantId, threadId, userId, given.now()],
  )
  const shelf = await given.shelfOf(withFile)
  await given.detach(shelf)
  const { storage } = world.node.deps
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  await given.goTo(((await given.life(shelf)).drop_after ?? 0) + hourMs)
  await given.round({ storage: { ...storage, remove: () => Promise.reject(away) } })
  expect((await given.life(shelf)).dropped_at).toBeNull()
  expect(await given.count('threads where id = $1', [threadId])).toBe(1)
  expect(await given.count('threads where id = $1', [given.refOf(plain).threadId])).toBe(0)
  await given.goTo(given.now() + hourMs)
  await given.round()
  expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
  expect(await given.count('files where thread_id = $1', [threadId])).toBe(0)
})

it('two tenants: each has its class, and the failure of one stays its own', async () => {
  const shop = await seedTenant(world.node.deps.db, 'shop')
  const own = await given.talk('30d', 'of demo')
  const foreign = await given.talk('30d', 'of shop', { channelId: 'shop' })
  const kept = await given.talk('3y', 'kept by shop', { channelId: 'shop' })
  const shelf = await given.shelfOf(own)
  expect(await given.shelfOf(foreign)).toBe(shelf)
  await given.detach(shelf)
  await given.rows(
    `create function refuse() returns trigger language plpgsql as
     $$ begin if old.tenant_id = ${shop.tenantId} then raise 'refused'; end if; return old; end $$`,
  )
  await given.rows('create trigger refuse before delete on sessions for each row execute function refuse()')
  try {
    await given.drop(shelf)
    expect(await given.count('threads where id = $1', [given.refOf(own).threadId])).toBe(0)
    expect(await given.count('threads where id = $1', [given.refOf(foreign).threadId])).toBe(1)
  } finally {
    await given.rows('drop trigger refuse on sessions')
    await given.rows('drop function refuse')
  }
  await given.goTo(given.now() + hourMs)
  await given.round()
  expect(await given.count('threads where id = $1', [given.refOf(foreign).threadId])).toBe(0)
  expect(await textsOf(kept)).toEqual(['kept by shop'])
})

it('a node whose clock is off, and a second one at the same time, do nothing', async () => {
  const visitor = await given.talk('30d', 'untouched')
  const shelf = await given.shelfOf(visitor)
  await given.goTo((dueAt({ id: shelf, postponedUntil: undefined }) ?? 0) + hourMs)
  const { clockSkew } = world.node.deps
  // It asks PostgreSQL for the time, and finds that the clock of this test is weeks ahead.
  await given.round({ clockSkew })
  expect((await given.life(shelf)).sealed_at).toBeNull()
  const client = await world.node.deps.pool.connect()
  await client.query(`select pg_advisory_lock(hashtext('retention'))`)
  await given.round()
  expect((await given.life(shelf)).sealed_at).toBeNull()
  await client.query(`select pg_advisory_unlock(hashtext('retention'))`)
  client.release()
  await given.round()
  expect((await given.life(shelf)).sealed_at).toEqual(expect.any(Number))
})
