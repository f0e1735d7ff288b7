import type pg from 'pg'
import { migrationTiming } from '../../../node-timing.ts'
import type { Migration } from './migration-files.ts'
import { retryLocked, type Report } from './retry-locked.ts'
import { splitStatements } from './sql-statements.ts'

/** Runs a migration and records it. */
export async function applyMigration(client: pg.Client, migration: Migration, report: Report): Promise<void> {
  const startedAt = Date.now()
  try {
    if (migration.hasTransaction)
      await retryLocked(migration.name, report, () => inTransaction(client, migration, report))
    else await oneByOne(client, migration, report)
  } catch (error) {
    throw new Error(
      `migration ${migration.name}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
  report(`${migration.name}: applied in ${Date.now() - startedAt} ms`)
}

async function inTransaction(client: pg.Client, migration: Migration, report: Report): Promise<void> {
  await client.query('begin')
  try {
    await setLockTimeout(client, migrationTiming.lockMs)
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    // Without a connection PostgreSQL rolls back by itself.
    await client.query('rollback').catch((lost: unknown) => report(`rollback: ${String(lost)}`))
    throw error
  }
}

async function oneByOne(client: pg.Client, migration: Migration, report: Report): Promise<void> {
  for (const { text, words } of splitStatements(migration.sql)) {
    await retryLocked(migration.name, report, async () => {
      await setLockTimeout(client, waitsAside(words) ? 0 : migrationTiming.lockMs)
      await dropInvalidIndex(client, words, report)
      await client.query(text)
    })
  }
  await record(client, migration)
}

/**
 * Concurrent statements wait for the transactions that are open, with a lock that reads and writes do not queue behind. A
 * timeout would only end them before the oldest transaction does.
 */
function waitsAside(words: string): boolean {
  return /\bconcurrently\b|\bvalidate constraint\b/.test(words)
}

const concurrentIndex = /^create (?:unique )?index concurrently (?:if not exists )?("[^"]+"|\w+) on /

/** An interrupted concurrent build leaves an index that writes maintain and no query uses. */
async function dropInvalidIndex(client: pg.Client, words: string, report: Report): Promise<void> {
  const [, name] = concurrentIndex.exec(words) ?? []
  if (name === undefined) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount === 0) return
  report(`index ${name}: an interrupted build is dropped and built again`)
  // The name comes from a file of ours and is quoted there if it has to be.
  await client.query(`drop index concurrently ${name}`)
}

async function setLockTimeout(client: pg.Client, ms: number): Promise<void> {
  await client.query(`select set_config('lock_timeout', $1, false)`, [String(ms)])
}

async function record(client: pg.Client, { name }: Migration): Promise<void> {
  await client.query('insert into public.migrations (name, run_on) values ($1, now())', [name])
}
