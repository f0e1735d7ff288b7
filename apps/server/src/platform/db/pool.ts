import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

// bigint columns hold milliseconds and ids below 2^53: numbers, not strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Pool = pg.Pool
export type Db = Kysely<Database>

export function createPool(databaseUrl: string, connections: number): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    application_name: 'foyer',
    connectionTimeoutMillis: 5_000,
    // A statement that takes this long is lost to its caller anyway, and a retry carries the same id.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  // Without a listener an idle connection that PostgreSQL closes would end the process.
  pool.on('error', () => undefined)
  // One that dies while it is in use tells its query as well; the event itself would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function createDb(pool: Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
