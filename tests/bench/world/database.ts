import { createDb, type Db, type Pool } from '@foyer/server/platform/db/pool.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { seedTenant, type Seeded } from '@foyer/testkit/seed.ts'
import pg from 'pg'
import type { Engines } from './engines.ts'

export type BenchDatabase = { url: string; pool: Pool; db: Db; demo: Seeded; drop: () => Promise<void> }

/** A migrated database with the demo tenant, in which statements are counted. */
export async function benchDatabase({ postgres }: Engines): Promise<BenchDatabase> {
  const { url, drop } = await createDatabase(postgres.url)
  // Not the server's pool: indexing millions of rows takes longer than any statement of the server may.
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  const db = createDb(pool)
  await pool.query('create extension pg_stat_statements')
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
