import { setTimeout as sleep } from 'node:timers/promises'
import { migrationTiming } from '../../../node-timing.ts'
import { retryLocked, type Report } from '../migrate/retry-locked.ts'
import { createDb, createPool, type Db } from '../pool.ts'
import type { Backfill } from './backfill.ts'

/** Runs the backfills whose migration is applied, each from where it ended. One that fails does not stop the others. */
export async function runBackfills(
  databaseUrl: string,
  backfills: readonly Backfill[],
  { applied, report }: { applied: ReadonlySet<string>; report: Report },
): Promise<void> {
  const due = backfills.filter(({ after }) => applied.has(after))
  if (due.length === 0) return
  const db = createDb(createPool(databaseUrl, 1, { lock_timeout: String(migrationTiming.lockMs) }))
  const failed: string[] = []
  try {
    for (const backfill of due) {
      try {
        await runBackfill(db, backfill, report)
      } catch (error) {
        failed.push(backfill.name)
        report(`backfill ${backfill.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    await db.destroy()
  }
  if (failed.length > 0) {
    throw new Error(`backfills failed: ${failed.join(', ')}. Run foyer migrate again to continue them.`)
  }
}

async function runBackfill(db: Db, backfill: Backfill, report: Report): Promise<void> {
  const { name } = backfill
  await db
    .insertInto('backfills')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (;;) {
    const startedAt = Date.now()
    const rows = await retryLocked(`backfill ${name}`, report, () => takeStep(db, backfill, report))
    if (rows === 'was done') return
    if (rows !== 'goes on') return report(`backfill ${name}: done, ${rows} rows`)
    // At most half of the time is spent here, so that the traffic has the other half.
    await sleep(Date.now() - startedAt)
  }
}

/** One step and its new cursor, in one transaction. */
function takeStep(
  db: Db,
  { name, step }: Backfill,
  report: Report,
): Promise<'was done' | 'goes on' | number> {
  return db.transaction().execute(async (transaction) => {
    const progress = await transaction
      .selectFrom('backfills')
      .select(['cursor', 'rows', 'done_at'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (progress.done_at) return 'was done'
    const { rows, cursor } = await step(transaction, progress.cursor, report)
    const total = progress.rows + rows
    await transaction
      .updateTable('backfills')
      .set({ cursor, rows: total, done_at: cursor === null ? new Date() : null })
      .where('name', '=', name)
      .execute()
    return cursor === null ? total : 'goes on'
  })
}
