import { sql } from 'kysely'
import { retentions, type Retention } from '@foyer/contract/desk/retentions.ts'
import { shelfTiming } from '../node-timing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Pool } from '../platform/db/pool.ts'
import type { Metrics } from '../platform/observe/metrics.ts'
import { chooseShelf, firstShelf, shelfOf, shelvesAhead, shelvesToMake } from '../rules/log/shelf.ts'
import { entriesTable, shelfOfTable } from './shelf-tables.ts'

type Parts = { pool: Pool; db: Db; clock: Clock; metrics: Metrics }

/** The partitions of the log: which there are, and making those of the next periods before their time comes. */
export function createShelves({ pool, db, clock, metrics }: Parts) {
  let existing: ReadonlySet<number> = new Set([firstShelf])
  let unsealed: ReadonlySet<number> = existing

  async function refresh(): Promise<void> {
    const present = await presentShelves(pool)
    existing = present.existing
    unsealed = present.unsealed
  }

  /** One that cannot be made keeps no other from being made, and the gauge tells what there is. */
  async function makeAhead(): Promise<void> {
    await refresh()
    const now = clock.now()
    const missing = shelvesToMake(now, shelfTiming.periodsAhead).filter((shelf) => !existing.has(shelf))
    const failures: unknown[] = []
    if (missing.length > 0 && (await haveShelvesBegun(pool))) {
      for (const shelf of missing) await makeShelf(db, shelf).catch((error: unknown) => failures.push(error))
      await refresh()
    }
    for (const retention of retentions)
      metrics.partitionsAhead.set({ class: retention }, shelvesAhead(retention, now, existing))
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${missing.length} partitions were not made`)
  }

  return {
    makeAhead,
    /**
     * For a session that begins in this transaction. A shelf of the present period is not sealed for a while yet; an older
     * one is locked until the transaction ends, so that it is not sealed meanwhile.
     */
    async choose(trx: Db, retention: Retention, at: number): Promise<number> {
      const shelf = chooseShelf(retention, at, unsealed)
      if (shelf === firstShelf || shelf === shelfOf(retention, at)) return shelf
      return (await isUnsealed(trx, shelf)) ? shelf : firstShelf
    },
  }
}

/** False while nodes of a version that knows only the first shelf may still run. */
export async function haveShelvesBegun(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has_begun: boolean }>({
    name: 'shelves-begun',
    text: 'select exists (select from shelves) as has_begun',
  })
  return rows[0]?.has_begun ?? false
}

type PresentShelves = { existing: ReadonlySet<number>; unsealed: ReadonlySet<number> }

export async function presentShelves(pool: Pool): Promise<PresentShelves> {
  const { rows } = await pool.query<{ name: string; is_sealed: boolean }>({
    name: 'shelves',
    text: `select c.relname as name, s.sealed_at is not null as is_sealed
      from pg_inherits i join pg_class c on c.oid = i.inhrelid left join shelves s on c.relname = 'entries_' || s.id
      where i.inhparent = 'entries'::regclass and not i.inhdetachpending`,
  })
  return { existing: shelvesIn(rows), unsealed: shelvesIn(rows.filter((row) => !row.is_sealed)) }
}

function shelvesIn(rows: readonly { name: string }[]): ReadonlySet<number> {
  return new Set(rows.flatMap(({ name }) => shelfOfTable(name) ?? []))
}

async function isUnsealed(trx: Db, shelf: number): Promise<boolean> {
  const row = await trx
    .selectFrom('shelves')
    .select('id')
    .where('id', '=', shelf)
    .where('sealed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export type Shelves = ReturnType<typeof createShelves>

/**
 * A plan made for a handful of rows reads all of them, and a connection keeps it until the next statistics, a minute later: by
 * then a busy hour has written a million. Without statistics PostgreSQL takes the table to be larger and uses its indexes.
 */
const lateStatistics = sql.raw(
  ['analyze_threshold', 'vacuum_threshold', 'vacuum_insert_threshold']
    .map((name) => `autovacuum_${name} = 20000`)
    .join(', '),
)

/**
 * Attaching locks the parent against other changes of its partitions only; `create table … partition of` would lock out
 * everybody who reads or writes. Several nodes may try at once: one makes the shelf, the others find it.
 */
export async function makeShelf(db: Db, shelf: number): Promise<void> {
  const table = sql.table(entriesTable(shelf))
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('shelves'))`.execute(trx)
    await sql`select set_config('lock_timeout', ${String(shelfTiming.lockMs)}, true)`.execute(trx)
    const made = await trx
      .insertInto('shelves')
      .values({ id: shelf })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await sql`create table ${table} (like entries including all) with (${lateStatistics})`.execute(trx)
    await sql`alter table entries attach partition ${table} for values in (${sql.lit(shelf)})`.execute(trx)
  })
}

/** How long the conversations of a thread's channel are kept. */
export async function retentionOf(
  db: Db,
  { tenantId, channelId }: { tenantId: number; channelId: number },
): Promise<Retention> {
  const row = await db
    .selectFrom('channels as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['c.retention as own', 't.retention as common'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', channelId)
    .executeTakeFirst()
  return row?.own ?? row?.common ?? 'keep'
}
