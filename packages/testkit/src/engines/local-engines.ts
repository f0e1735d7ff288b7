import pg from 'pg'
import { answersQueries } from './postgres-ready.ts'
import { redisCommand } from './redis-command.ts'

/** The developer's own PostgreSQL at its usual port, with a database for us; undefined when it is not there or does not let us in. */
export async function localDatabaseUrl(database: string): Promise<string | undefined> {
  const server = 'postgres://postgres@127.0.0.1:5432'
  if (!(await answersQueries(`${server}/postgres`, 1000))) return undefined
  await createDatabaseIfMissing(`${server}/postgres`, database)
  return `${server}/${database}`
}

export async function localRedisUrl(): Promise<string | undefined> {
  const reply = await redisCommand(6379, 'PING').catch(() => undefined)
  return reply === 'PONG' ? 'redis://127.0.0.1:6379' : undefined
}

export async function createDatabaseIfMissing(maintenanceUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
