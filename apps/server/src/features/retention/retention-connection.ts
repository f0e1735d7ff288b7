import type pg from 'pg'
import { retentionTiming } from '../../node-timing.ts'
import { connectForHours } from '../../platform/db/connect-for-hours.ts'
import { retryLocked, type Report } from '../../platform/db/migrate/retry-locked.ts'

/** A connection that may take long and is outside of transactions, as `vacuum` and `detach … concurrently` need it. */
export type RetentionConnection = {
  /** Statements of their own; tried again while somebody holds a lock that one needs. */
  change: (...statements: string[]) => Promise<void>
  client: pg.Client
}

const lockName = `hashtext('retention')`

/** One node or command at a time changes what the log keeps. Undefined: another one is at work. */
export async function withRetentionLock<T>(
  databaseUrl: string,
  report: Report,
  work: (connection: RetentionConnection) => Promise<T>,
): Promise<T | undefined> {
  const client = await connectForHours(databaseUrl)
  try {
    const { rows } = await client.query<{ is_free: boolean }>(
      `select pg_try_advisory_lock(${lockName}) as is_free`,
    )
    if (!rows[0]?.is_free) return undefined
    await client.query(`set lock_timeout = ${retentionTiming.lockMs}`)
    await client.query(`set vacuum_cost_delay = ${retentionTiming.vacuumRestMs}`)
    return await work({ client, change: (...statements) => change(client, report, statements) })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

async function change(client: pg.Client, report: Report, statements: readonly string[]): Promise<void> {
  for (const statement of statements)
    await retryLocked(statement, report, () => client.query(statement), retentionTiming)
}

/** In one transaction, tried again as a whole. */
export async function changeAtOnce(
  { client }: RetentionConnection,
  report: Report,
  statements: readonly { text: string; values?: unknown[] }[],
): Promise<void> {
  const attempt = async () => {
    await client.query('begin')
    try {
      for (const { text, values } of statements) await client.query(text, values)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  await retryLocked(statements[0]?.text ?? '', report, attempt, retentionTiming)
}
