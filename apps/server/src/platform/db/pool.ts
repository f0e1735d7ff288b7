import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Outage } from '../observe/outage.ts'
import { poolTiming } from '../../node-timing.ts'
import type { Database } from './schema.ts'
import { SheddingPool } from './shedding-pool.ts'

// bigint columns hold milliseconds and ids below 2^53: numbers, not strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Pool = pg.Pool
export type Db = Kysely<Database>

/** `settings` hold on every connection: statements can ask for them with `current_setting`. */
export function createPool(
  databaseUrl: string,
  connections: number,
  settings: Readonly<Record<string, string>> = {},
  outage: Outage = commandLineOutage,
): Pool {
  const pool = new SheddingPool({
    stuckMs: poolTiming.stuckMs,
    connectionString: databaseUrl,
    max: connections,
    application_name: 'foyer',
    connectionTimeoutMillis: 5_000,
    // A statement that takes this long is lost to its caller anyway, and a retry carries the same id.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Nobody is handed the connection before this is done, although the types do not say so.
    onConnect: (client): unknown => applySettings(client, settings),
  })
  // Without a listener an idle connection that PostgreSQL closes would end the process.
  pool.on('error', (error) => outage.lost(error))
  // One that dies while it is in use tells its query as well; the event itself would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => outage.lost(error))
    outage.back()
  })
  return pool
}

/** Commands have no log and no metrics: their lost connections appear on standard error. */
const commandLineOutage: Outage = {
  lost: (error) =>
    process.emitWarning(
      `PostgreSQL connection lost: ${error instanceof Error ? error.message : 'no reason'}`,
    ),
  back: () => undefined,
}

export function createDb(pool: Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

async function applySettings(
  client: pg.ClientBase,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value])
  }
}
