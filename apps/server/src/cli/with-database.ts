import { userInfo } from 'node:os'
import { systemClock } from '../platform/clock.ts'
import { assertMigrated } from '../platform/db/migrate.ts'
import { createDb, createPool, type Db } from '../platform/db/pool.ts'
import { tryParse } from '../platform/try-parse.ts'
import type { Env } from './command.ts'
import { readDatabaseUrl } from './read-database-url.ts'

export type CommandDatabase = {
  db: Db
  now: number
  /** The user of the operating system who runs the command, for the audit log. */
  operator: string
}

/** Connects to the database of DATABASE_URL for one command. `settings` hold on its connections. */
export async function withDatabase<T>(
  env: Env,
  work: (database: CommandDatabase) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const databaseUrl = readDatabaseUrl(env)
  await assertMigrated(databaseUrl)
  const db = createDb(createPool(databaseUrl, 2, settings))
  try {
    return await work({ db, now: systemClock.now(), operator: operatorName(env) })
  } finally {
    await db.destroy()
  }
}

/** A container may run under a number that has no name. */
function operatorName(env: Env): string {
  const name = env['SUDO_USER'] ?? tryParse(() => userInfo().username)
  return name || `uid ${process.getuid?.() ?? 'unknown'}`
}
