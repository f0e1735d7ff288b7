import { describe, expect, it } from 'vitest'
import { pruneRules } from '@foyer/server/platform/db/all-tables.ts'
import { oldRows, prune, rowsAtOnce, storedTime } from '@foyer/server/platform/jobs/prune.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'
import { pruneSamples } from './prune-samples.ts'

const world = givenWorld()

type Rule = (typeof pruneRules)[number]

const dayMs = 86_400_000
// Far ahead of all retention: the job of the running node has nothing to do with these rows.
const now = Date.now() + 10 * 365 * dayMs

function run(changes: Partial<Parameters<typeof prune>[0]> = {}): Promise<void> {
  return prune({ ...world.node.deps, clock: { now: () => now }, ...changes })
}

function ruleOf(table: string): Rule {
  const rule = pruneRules.find((each) => each.table === table)
  if (!rule) throw new Error(`no rule for ${table}`)
  return rule
}

const nameOf = ({ table, only }: Rule): string => (only ? `${table} ${only.what}` : table)

/** The smallest step that the column can tell apart, and more than a test takes. */
const stepMs = ({ storedAs }: Rule): number =>
  storedAs === 'date' || storedAs === 'day number' ? dayMs : 60_000

async function given() {
  const { db } = world.node.deps
  const { tenantId, channelId, agents } = world.demo
  const { userId } = (await Visitor.start(world.http)).started
  const thread = await db
    .selectFrom('threads')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const doc = await db.selectFrom('knowledge_documents').select('id').executeTakeFirstOrThrow()
  const ticketId = newId()
  await db
    .insertInto('tickets')
    .values({
      tenant_id: tenantId,
      id: ticketId,
      number: thread.id,
      channel_id: channelId,
      user_id: userId,
      thread_id: thread.id,
      client_id: ticketId,
      type_id: '',
      type_name: '',
      title: '',
      content: '',
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  return { tenantId, channelId, agentId: agents[0]?.id ?? 0, userId, ticketId, docId: doc.id }
}

/** Inserts a row whose time is `at`. */
async function insert(rule: Rule, at: number): Promise<void> {
  const sample = pruneSamples[nameOf(rule)]
  if (!sample) throw new Error(`no sample for ${nameOf(rule)}`)
  const row = { ...sample(await given()), [rule.since]: storedTime(rule.storedAs, at) }
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  await world.node.deps.pool.query(
    `insert into ${rule.table} (${Object.keys(row).join()}) values (${places.join()})`,
    Object.values(row),
  )
}

async function countAt({ table, since, storedAs, only }: Rule, at: number): Promise<number> {
  const { pool, db } = world.node.deps
  const where = only ? only.where.compile(db).sql : 'true'
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${since} = $1 and ${where}`,
    [storedTime(storedAs, at)],
  )
  return rows[0]?.n ?? 0
}

async function metricsText(): Promise<string> {
  return world.node.deps.metrics.registry.metrics()
}

describe.each(pruneRules.map((rule) => ({ name: nameOf(rule), rule })))('rows of $name', ({ rule }) => {
  const old = now - rule.ms - stepMs(rule)
  const young = now - rule.ms + stepMs(rule)

  it('go when their time is over, and no earlier', async () => {
    await insert(rule, old)
    await insert(rule, young)
    expect([await countAt(rule, old), await countAt(rule, young)]).toEqual([1, 1])
    await run()
    expect([await countAt(rule, old), await countAt(rule, young)]).toEqual([0, 1])
  })

  // The worker's own table is small, and its library decides on its indexes.
  it.skipIf(rule.table.includes('.'))('are found by an index', async () => {
    const { db, pool } = world.node.deps
    const { sql, parameters } = oldRows(rule, now).compile(db)
    const client = await pool.connect()
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_sort = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(new RegExp(`Index Cond: \\(\\(?"?${rule.since}"? < `))
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

it('a job of the queue that will be tried again stays, however old', async () => {
  const { pool } = world.node.deps
  const { rows } = await pool.query<{ id: number }>(
    `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts, updated_at, run_at)
     values (0, 2, 3, '2020-01-01', 'infinity') returning id`,
  )
  await run()
  const kept = await pool.query('select 1 from graphile_worker._private_jobs where id = $1', [rows[0]?.id])
  expect(kept.rowCount).toBe(1)
})

it('a block without an end stays', async () => {
  const { db } = world.node.deps
  const { tenantId, userId, agentId } = await given()
  const block = { tenant_id: tenantId, user_id: userId, agent_id: agentId, reason: 'abuse', blocked_at: 1 }
  await db
    .insertInto('visitor_blocks')
    .values({ ...block, until: null })
    .execute()
  await run()
  const kept = await db.selectFrom('visitor_blocks').select('until').where('user_id', '=', userId).execute()
  expect(kept).toEqual([{ until: null }])
})

it('a backlog of several batches goes in one run, and is counted', async () => {
  const { pool } = world.node.deps
  const rule = ruleOf('sign_in_tries')
  const rows = 2 * rowsAtOnce + 1
  // Times of which the last batch holds several, and one that all share.
  for (const [spread, at] of [
    [1, now - rule.ms - 10_000],
    [0, now - rule.ms - 5_000],
  ] as const) {
    await pool.query(
      `insert into sign_in_tries (key, count, at, locked_until)
       select sha256((i || ' ' || $3)::bytea), 1, $2::bigint + i / 2 * $3::int, 0 from generate_series(1, $1::int) i`,
      [rows, at, spread],
    )
  }
  const before = countedRows(await metricsText())
  await run()
  const { rowCount } = await pool.query('select 1 from sign_in_tries where at < $1', [now - rule.ms])
  expect(rowCount).toBe(0)
  expect(countedRows(await metricsText()) - before).toBe(2 * rows)
})

function countedRows(text: string): number {
  return Number(/^foyer_pruned_rows_total\{table="sign_in_tries"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

it('a table that fails is reported, and the others are pruned', async () => {
  const { pool } = world.node.deps
  const [failing, other] = [ruleOf('mail_counts'), ruleOf('mails')]
  const at = now - failing.ms - 100 * dayMs
  await insert(failing, at)
  await insert(other, at)
  await pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create trigger refuse before delete on mail_counts for each row execute function refuse()`,
  )
  try {
    await run()
    expect([await countAt(failing, at), await countAt(other, at)]).toEqual([1, 0])
    expect(await metricsText()).toContain('foyer_failures_total{place="prune.mail_counts"} 1')
  } finally {
    await pool.query('drop trigger refuse on mail_counts; drop function refuse')
  }
  await run()
  expect(await countAt(failing, at)).toBe(0)
})

it('a row that somebody else holds is left for the next run, and nobody waits', async () => {
  const { db } = world.node.deps
  const rule = ruleOf('queue_waits')
  const [held, free] = [now - rule.ms - 7_000, now - rule.ms - 8_000]
  await insert(rule, held)
  await insert(rule, free)
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('queue_waits')
      .select('served_at')
      .where('served_at', '=', held)
      .forUpdate()
      .execute()
    await run()
    expect([await countAt(rule, held), await countAt(rule, free)]).toEqual([1, 0])
  })
  await run()
  expect(await countAt(rule, held)).toBe(0)
})

it('two nodes at once remove every row once', async () => {
  const rule = ruleOf('queue_waits')
  const at = now - rule.ms - 9_000
  const { pool } = world.node.deps
  await pool.query(
    `insert into queue_waits (tenant_id, group_id, thread_id, served_at, waited_ms)
     select $1, 'default', i, $2, 1 from generate_series(1, 3000) i`,
    [world.demo.tenantId, at],
  )
  await Promise.all([run(), run()])
  await run()
  expect(await countAt(rule, at)).toBe(0)
})

it('a node whose clock is off removes nothing', async () => {
  const rule = ruleOf('mails')
  const at = now - rule.ms - 10 * dayMs
  await insert(rule, at)
  await run({ clockSkew: { ...world.node.deps.clockSkew, isTrusted: () => false } })
  expect(await countAt(rule, at)).toBe(1)
  await run()
  expect(await countAt(rule, at)).toBe(0)
})
