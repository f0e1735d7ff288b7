import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { sendRequest, text300 } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { forgetStatements, statementsSince, total } from '../world/statements.ts'
import { createVisitors } from '../world/visitors.ts'

const threads = 4_000
const inFlight = 256

/** Sends through HTTP, counted by PostgreSQL itself; and what they weigh on disk afterwards. */
export async function statementsAndRowBytes(
  engines: Engines,
  world: BenchDatabase,
  messages: number,
): Promise<Figures> {
  const visitors = await createVisitors(world, threads)
  const server = await startServer(engines, world.url)
  const load = await startLoad(visitors.map(sendRequest))
  try {
    await load.ask('run', { port: server.port, connections: inFlight, count: 2_000 })
    const before = await entriesBytes(world)
    await forgetStatements(world.pool)
    const { count } = accepted(
      await load.ask('run', { port: server.port, connections: inFlight, count: messages }),
    )
    const statements = await statementsSince(world.pool)
    const bytes = ((await entriesBytes(world)) - before) / count
    return {
      statements: figure(total(statements), count),
      rowBytes: figure(bytes, Buffer.byteLength(text300), `${count} entries in ${threads} threads`),
    }
  } finally {
    await Promise.all([server.end(), load.end()])
  }
}

/** Table, indexes and all. */
async function entriesBytes({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(inhrelid))::bigint as bytes from pg_inherits where inhparent = 'entries'::regclass`,
  )
  return rows[0]?.bytes ?? Number.NaN
}
