import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { migrationTiming } from '../../node-timing.ts'
import { jobLogger } from '../job-logger.ts'
import type { Backfill } from './backfills/backfill.ts'
import { runBackfills } from './backfills/run-backfills.ts'
import { applyMigration } from './migrate/apply-migration.ts'
import { readMigrations, type Migration } from './migrate/migration-files.ts'
import { takeMigratorLock } from './migrate/migrator-lock.ts'
import { retryLocked, type Report } from './migrate/retry-locked.ts'

export type MigrateOptions = {
  /** Also applies the contract migrations: all nodes run this version. A new database gets them in any case. */
  isContract?: boolean
  report?: Report
  migrations?: readonly Migration[]
  backfills?: readonly Backfill[]
}

/** Brings the database to the shape that this version needs, while nodes go on. A second migrator waits for the first. */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { migrations = readMigrations(), backfills = [], report = () => undefined } = options
  await withClient(databaseUrl, report, async (client) => {
    await takeMigratorLock(client, report)
    await client.query(
      'create table if not exists public.migrations (id serial primary key, name varchar(255) not null, run_on timestamp not null)',
    )
    const applied = await appliedNames(client)
    const isContract = options.isContract || applied.size === 0
    for (const migration of migrations) {
      if (applied.has(migration.name) || (migration.isContract && !isContract)) continue
      await applyMigration(client, migration, report)
      applied.add(migration.name)
    }
    await migrateJobs(databaseUrl, report)
    await runBackfills(databaseUrl, backfills, { applied, report })
  })
}

export type MigrationStatus = { migrations: Migration[]; backfills: string[] }

/** What `migrate` has still to do, with the contract migrations. */
export async function readPending(
  databaseUrl: string,
  { migrations = readMigrations(), backfills = [] }: Pick<MigrateOptions, 'migrations' | 'backfills'> = {},
): Promise<MigrationStatus> {
  return withClient(
    databaseUrl,
    () => undefined,
    async (client) => {
      const applied = await appliedNames(client)
      const done = await doneBackfills(client)
      return {
        migrations: migrations.filter(({ name }) => !applied.has(name)),
        backfills: backfills.map(({ name }) => name).filter((name) => !done.has(name)),
      }
    },
  )
}

/** A node starts only on a database that has what it needs. Migrations of newer versions do not disturb it. */
export async function assertMigrated(databaseUrl: string, all = readMigrations()): Promise<void> {
  const { migrations } = await readPending(databaseUrl, { migrations: all })
  const needed = migrations.filter(({ isContract }) => !isContract)
  if (needed.length === 0) return
  throw new Error(
    `the database lacks ${needed.length} of the migrations that this version needs, first ${needed[0]?.name}. ` +
      'Run `foyer migrate` first (in the repository: pnpm foyer migrate), or start the node with MIGRATE_ON_START=1.',
  )
}

/** The queue of jobs has a schema of its own, and migrations that its library applies. */
async function migrateJobs(databaseUrl: string, report: Report): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, lock_timeout: migrationTiming.lockMs })
  const reportLoss = (error: Error) => report(`connection lost: ${error.message}`)
  pool.on('error', reportLoss)
  pool.on('connect', (client) => client.on('error', reportLoss))
  try {
    await retryLocked('graphile_worker', report, () =>
      runMigrations({ pgPool: pool, logger: jobLogger(() => undefined) }),
    )
  } finally {
    await pool.end()
  }
}

async function appliedNames(client: pg.Client): Promise<Set<string>> {
  if (!(await hasTable(client, 'public.migrations'))) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from public.migrations')
  return new Set(rows.map(({ name }) => name))
}

async function doneBackfills(client: pg.Client): Promise<Set<string>> {
  if (!(await hasTable(client, 'public.backfills'))) return new Set()
  const { rows } = await client.query<{ name: string }>(
    'select name from public.backfills where done_at is not null',
  )
  return new Set(rows.map(({ name }) => name))
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    name,
  ])
  return rows[0]?.found ?? false
}

async function withClient<T>(
  databaseUrl: string,
  report: Report,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'foyer migrate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // The statement that runs fails too; without a listener the event would end the process.
  client.on('error', (error) => report(`connection lost: ${error.message}`))
  await client.connect()
  try {
    // A concurrent index takes as long as it takes.
    await client.query(`select set_config('statement_timeout', '0', false)`)
    return await work(client)
  } finally {
    await client.end()
  }
}
