import { expect, it } from 'vitest'
import { factsBackfill } from '@foyer/server/features/facts/backfill-facts.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { fourStars } from '../evaluation/given.ts'
import { givenGroup } from '../routing/given.ts'
import { factsOf } from './given.ts'

const world = givenWorld()

/** Three conversations that have ended, each with another fate. */
async function givenTalks(): Promise<string[]> {
  const { arrive, ana } = await givenGroup(world, { state: 'away' })
  const talks = [await arrive(), await arrive(), await arrive()]
  const [served, gaveUp] = talks
  for (const { ask } of talks.slice(0, 2)) await ask()
  if (!served || !gaveUp) throw new Error('nobody came')
  await ana.call('takeThread', { threadId: served.threadId })
  await served.visitor.send('hello?')
  await ana.reply(served.threadId, 'hello')
  await ana.call('inviteRating', { threadId: served.threadId })
  for (const { visitor } of talks) await visitor.call('chatClose')
  await served.visitor.call('evaluate', { ...fourStars })
  return talks.map(({ threadId }) => threadId)
}

async function forgetFacts(): Promise<void> {
  await world.node.deps.pool.query('truncate session_facts, wait_facts, hold_facts, rating_invitations')
}

/** Runs the backfill to its end and answers with its steps and what it reported. */
async function fill(most: number): Promise<{ steps: number; rows: number; lines: string[] }> {
  const { step } = factsBackfill(most)
  const lines: string[] = []
  let [steps, rows] = [0, 0]
  for (let cursor: string | null = null; steps === 0 || cursor !== null; steps += 1) {
    const done: Awaited<ReturnType<typeof step>> = await world.node.deps.db
      .transaction()
      .execute((trx) => step(trx, cursor, (line) => void lines.push(line)))
    rows += done.rows
    cursor = done.cursor
  }
  return { steps, rows, lines }
}

it('the facts that the log still contains are those that were written along the way', async () => {
  const threads = await givenTalks()
  const written = await Promise.all(threads.map((thread) => factsOf(world, thread)))
  expect(written.map(({ sessions }) => sessions.length)).toEqual([1, 1, 1])
  expect(written[0]).toMatchObject({ sessions: [{ star: 4 }], invitations: [{}], holds: [{}], waits: [{}] })
  await forgetFacts()
  const { steps, rows } = await fill(1)
  expect(steps).toBeGreaterThan(3)
  expect(rows).toBe(steps - 1)
  const filled = await Promise.all(threads.map((thread) => factsOf(world, thread)))
  const ratedAt = written[0]?.sessions[0]?.rated_at ?? 0
  // The table of ratings has its own time of the same rating.
  expect(Math.abs((filled[0]?.sessions[0]?.rated_at ?? 0) - ratedAt)).toBeLessThan(5_000)
  for (const { sessions } of [...filled, ...written]) for (const session of sessions) session.rated_at = null
  expect(filled).toEqual(written)
  expect(await fill(100)).toMatchObject({ steps: 1, rows: 0 })
})

it('a session that cannot be filled is left out and reported, and the others are filled', async () => {
  const threads = await givenTalks()
  await forgetFacts()
  const { pool } = world.node.deps
  await pool.query(`
    create function refuse_fact() returns trigger language plpgsql as $$
    begin
      if new.thread_id = (select id from threads where key = '${threads[1]}') then raise 'poisoned'; end if;
      return new;
    end $$;
    create trigger refuse_fact before insert on session_facts for each row execute function refuse_fact()`)
  const { lines } = await fill(2)
  await pool.query('drop function refuse_fact cascade')
  expect(lines).toEqual([
    expect.stringMatching(/^facts: tenant \d+, thread \d+, session 1 left out: poisoned$/),
  ])
  const filled = await Promise.all(threads.map((thread) => factsOf(world, thread)))
  expect(filled.map(({ sessions, waits }) => [sessions.length, waits.length])).toEqual([
    [1, 1],
    [0, 0],
    [1, 0],
  ])
})

it('a session whose facts somebody else is writing is not left out: the step fails by the lock, to be tried again', async () => {
  const [thread] = await givenTalks()
  const { pool, config } = world.node.deps
  await pool.query('create table known as select * from session_facts')
  await forgetFacts()
  const other = await pool.connect()
  const lines: string[] = []
  const { step } = factsBackfill(100)
  const db = createDb(createPool(config.databaseUrl, 1, { lock_timeout: '100' }))
  const take = () => db.transaction().execute((trx) => step(trx, null, (line) => void lines.push(line)))
  try {
    await other.query('begin')
    await other.query(
      'insert into session_facts select f.* from known f join threads t on t.id = f.thread_id where t.key = $1',
      [thread],
    )
    await expect(take()).rejects.toMatchObject({ code: '55P03' })
    await other.query('rollback')
  } finally {
    other.release()
    await pool.query('drop table known')
  }
  await take()
  await db.destroy()
  expect(lines).toEqual([])
  expect((await factsOf(world, thread ?? '')).sessions).toHaveLength(1)
})

it('entries of earlier versions give facts without a group', async () => {
  const [served = ''] = await givenTalks()
  await forgetFacts()
  await world.node.deps.pool.query('update entries set extra = null where kind in (1001, 1200)')
  await fill(100)
  const { waits, holds } = await factsOf(world, served)
  expect(waits).toMatchObject([{ group_id: null }])
  expect(holds).toMatchObject([{ group_id: null }])
})
