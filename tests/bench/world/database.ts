import { makeShelf } from '@foyer/server/log/shelves.ts'
import { createDb, type Db, type Pool } from '@foyer/server/platform/db/pool.ts'
import { periodOf, shelfOf, shelvesToMake } from '@foyer/server/rules/log/shelf.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { seedTenant, type Seeded } from '@foyer/testkit/seed.ts'
import pg from 'pg'
import type { Engines } from './engines.ts'

export type BenchDatabase = { url: string; pool: Pool; db: Db; demo: Seeded; drop: () => Promise<void> }

const weekMs = 7 * 86_400_000
const weeksBack = 35
const yearMs = 366 * 86_400_000

/** Those that a node makes ahead, and those that a tenant of a short class has behind it: with the first shelf over 60. */
export const benchShelves: readonly number[] = [
  ...shelvesToMake(Date.now(), 4),
  ...Array.from({ length: weeksBack }, (_, i) => shelfOf('90d', Date.now() - (i + 1) * weekMs)),
]
/** Where the sessions of a tenant that has chosen nothing begin. */
export const presentShelf: number = shelfOf('keep', Date.now())

/** A migrated database with the demo tenant and 61 partitions, in which statements are counted. */
export async function benchDatabase({ postgres }: Engines): Promise<BenchDatabase> {
  const { url, drop } = await createDatabase(postgres.url)
  // Not the server's pool: indexing millions of rows takes longer than any statement of the server may.
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  const db = createDb(pool)
  await pool.query('create extension pg_stat_statements')
  for (const shelf of benchShelves) await makeShelf(db, shelf)
  // The job `retention` leaves them alone: cases put open sessions on shelves that are long over.
  await pool.query(
    'update shelves set sealed_at = 1, frozen_at = 1, postponed_until = $1 where id = any($2)',
    [Date.now() + yearMs, benchShelves.filter((shelf) => (periodOf(shelf)?.endsAt ?? Infinity) < Date.now())],
  )
  return {
    url,
    pool,
    db,
    demo: await seedTenant(db, 'demo'),
    async drop() {
      await db.destroy()
      await drop()
    },
  }
}
