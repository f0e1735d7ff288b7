import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../deps.ts'
import { pruneRules } from '../db/all-tables.ts'
import { isAway } from '../observe/unavailable.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'clockSkew' | 'metrics' | 'failures'>
type Rule = (typeof pruneRules)[number]

/** Rows of one statement: short locks, and no long transaction. */
export const rowsAtOnce = 1_000

/**
 * Removes rows whose time is over. Every node does it: each takes rows that no other holds. A table that fails is
 * reported and tried again in the next run.
 */
export async function prune(deps: Parts): Promise<void> {
  // A clock that is ahead would remove rows that are still needed.
  if (!deps.clockSkew.isTrusted()) return
  for (const rule of pruneRules) {
    try {
      await pruneTable(deps, rule)
    } catch (error) {
      if (isAway(error)) throw error
      deps.failures.report(`prune.${rule.table}`, error)
    }
  }
}

type Batch = { removed: number; newest: string | null }

async function pruneTable({ db, clock, metrics }: Parts, rule: Rule): Promise<void> {
  const { table, since } = rule
  const before = clock.now() - rule.ms
  let batch: Batch | undefined
  do {
    const old = oldRows(rule, before, batch?.newest)
    // No pruned table is partitioned: a ctid names one row.
    const { rows } = await sql<Batch>`
      with gone as (delete from ${sql.table(table)} where ctid = any(array(${old})) returning ${sql.ref(since)} as since)
      select count(*)::int as removed, max(since)::text as newest from gone`.execute(db)
    batch = rows[0]
    metrics.prunedRows.inc({ table }, batch?.removed ?? 0)
  } while (batch?.removed === rowsAtOnce)
}

/**
 * The next rows to remove: the oldest first, so that an index on the time finds them, and none before those of the last
 * batch, because a backup in progress keeps the index entries of removed rows.
 */
export function oldRows(
  { table, since, storedAs, only }: Rule,
  before: number,
  from?: string | null,
): RawBuilder<unknown> {
  const time = sql.ref(since)
  const next = from ? sql`and ${time} >= ${from}` : sql``
  const also = only ? sql`and ${only.where}` : sql``
  return sql`select ctid from ${sql.table(table)} where ${time} < ${storedTime(storedAs, before)} ${next} ${also}
    order by ${time} limit ${sql.lit(rowsAtOnce)} for update skip locked`
}

/** A time in milliseconds as the column of a rule stores it. */
export function storedTime(storedAs: Rule['storedAs'], ms: number): Date | number | string {
  switch (storedAs) {
    case 'milliseconds':
      return ms
    case 'timestamp':
      return new Date(ms)
    case 'date':
      return new Date(ms).toISOString().slice(0, 10)
    case 'day number':
      return Math.floor(ms / 86_400_000)
  }
}
