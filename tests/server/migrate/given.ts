import { afterEach, beforeEach } from 'vitest'
import { parseMigration, type Migration } from '@foyer/server/platform/db/migrate/migration-files.ts'
import { createBareDatabase, type TestDatabase } from '@foyer/testkit/database.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { createPool, type Pool } from '@foyer/server/platform/db/pool.ts'
import type { QueryResultRow } from 'pg'

export type BareDatabase = {
  url: () => string
  query: <T extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>
}

/** A database without tables for each test. */
export function givenBareDatabase(): BareDatabase {
  let database: TestDatabase
  let pool: Pool
  beforeEach(async () => {
    database = await createBareDatabase(givenEngines().databaseUrl)
    // Dropping the database cuts connections that are about to end.
    pool = createPool(database.url, 4, {}, { lost: () => undefined, back: () => undefined })
  })
  afterEach(async () => {
    await pool.end()
    await database.drop()
  })
  return {
    url: () => database.url,
    query: async <T extends QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<T>(sql, values)).rows,
  }
}

/** Migrations by their names, in the order of the record. */
export function migrationsOf(files: Record<string, string>): Migration[] {
  return Object.entries(files).map(([name, text]) => parseMigration(name, text))
}

export async function appliedIn({ query }: BareDatabase): Promise<string[]> {
  const rows = await query<{ name: string }>('select name from migrations order by id')
  return rows.map(({ name }) => name)
}
