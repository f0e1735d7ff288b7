import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import { jobLogger } from '../job-logger.ts'

/** Brings the database to the newest shape. Several nodes may start at once: one migrates, the others wait. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: migrationsDir(import.meta.dirname),
    direction: 'up',
    migrationsTable: 'migrations',
    // Branches written side by side land in any order.
    checkOrder: false,
    advisoryLockMode: 'wait',
    log: () => undefined,
  })
  // The queue of jobs lives in a schema of its own. It settles by itself who of several nodes makes it.
  await runMigrations({ connectionString: databaseUrl, logger: jobLogger(() => undefined) })
}

/** Sources and the bundle lie at different depths below the folder that holds the migrations. */
function migrationsDir(from: string): string {
  const here = join(from, 'migrations')
  if (existsSync(here)) return here
  const parent = dirname(from)
  if (parent === from) throw new Error('no migrations folder beside the server')
  return migrationsDir(parent)
}
