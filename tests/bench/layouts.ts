import { appendStatement, type NewEntry, type Runner } from '@foyer/server/log/append-statement.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import pg from 'pg'
import { treeCpuUs } from './measure/cpu.ts'
import { median } from './measure/statistics.ts'
import { benchDatabase, presentShelf } from './world/database.ts'
import { startEngines } from './world/engines.ts'
import { text300 } from './world/requests.ts'
import { createVisitors } from './world/visitors.ts'

// `pnpm layouts`: what an append costs PostgreSQL by the layout of the log, with 61 partitions. For the record in
// docs/decisions; the product uses the first.
const rounds = 5
const runs = 1_500
const threads = 500

const engines = await startEngines()
try {
  const world = await benchDatabase(engines)
  const visitors = await createVisitors(world, threads)
  await world.pool
    .query(`create table single (like entries including defaults, primary key (tenant_id, thread_id, seq));
    create unique index on single (tenant_id, thread_id, entry_key(client_id, flags));
    create table hashed (like entries including defaults, primary key (tenant_id, thread_id, seq)) partition by hash (thread_id);
    create unique index on hashed (tenant_id, thread_id, entry_key(client_id, flags));`)
  for (let i = 0; i < 60; i++)
    await world.pool.query(
      `create table hashed_${i} partition of hashed for values with (modulus 60, remainder ${i})`,
    )
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()

  const entryTo = (threadId: number): NewEntry => ({
    tenantId: world.demo.tenantId,
    threadId,
    clientId: newId(),
    guard: { by: 'server' },
    sender: 'visitor',
    body: { type: 'message', msgType: 1, content: text300 },
  })

  /** The append statement of the server, on another table. */
  const runnerOn = (table: string): Runner => ({
    query: ({ name, text, values }) =>
      client.query({
        name: `${name}-${table}`,
        text: text.replaceAll(`entries_${presentShelf}`, table),
        values,
      }),
  })

  async function cpuUs(table: string, rows: number): Promise<number> {
    const runner = runnerOn(table)
    const before = treeCpuUs(engines.postgres.pid)
    for (let i = 0; i < runs / rows; i++) {
      const inputs = Array.from({ length: rows }, (_, n) =>
        entryTo(visitors[(i * rows + n) % threads]?.threadId ?? 0),
      )
      const results = await appendStatement(runner, presentShelf, inputs, Date.now())
      if (results.some(({ outcome }) => outcome !== 'stored')) throw new Error(`not stored in ${table}`)
    }
    return (treeCpuUs(engines.postgres.pid) - before) / runs
  }

  const layouts = {
    'partition of the shelf, by name': `entries_${presentShelf}`,
    'one table': 'single',
    'partitioned by shelf, the whole table': 'entries',
    'partitioned by hash of the thread': 'hashed',
  }
  for (const rows of [1, 50]) {
    const costs = new Map(Object.keys(layouts).map((name) => [name, [] as number[]]))
    for (let round = 0; round <= rounds; round++)
      for (const [name, table] of Object.entries(layouts)) {
        const cost = await cpuUs(table, rows)
        // In the first round plans are made and pages are new.
        if (round > 0) costs.get(name)?.push(cost)
      }
    for (const [name, own] of costs)
      console.log(`${rows} rows: ${name.padEnd(40)} ${median(own).toFixed(0).padStart(6)} µs CPU per entry`)
  }
  await client.end()
  await world.drop()
} finally {
  await engines.dispose()
}
