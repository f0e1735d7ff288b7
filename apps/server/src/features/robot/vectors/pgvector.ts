import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** Whether the database compares vectors itself. It is turned on where it is at hand and we may. */
export async function findPgvector(db: Db): Promise<boolean> {
  const { rows } = await sql<{ installed_version: string | null }>`
    select installed_version from pg_available_extensions where name = 'vector'`.execute(db)
  const [found] = rows
  if (!found) return false
  if (found.installed_version !== null) return true
  return sql`create extension if not exists vector`.execute(db).then(
    () => true,
    () => false,
  )
}
