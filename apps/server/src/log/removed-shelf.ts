import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/pool.ts'

/** By code and message: another table that is missing, or another plan, is a mistake. */
const removals: Readonly<Record<string, RegExp>> = {
  // undefined_table: the partition was renamed or dropped
  '42P01': /"(removed_)?entries_\d+"/,
  // feature_not_supported: the plan was made for the partition as it was
  '0A000': /cached plan/,
}

/** A statement named the partition of a shelf whose time is over. */
export function isRemovedShelf(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return removals[String(error.code)]?.test(error.message) ?? false
}

/** For `.catch`: a shelf whose time is over has no rows. */
export function noRowsIfRemoved(error: unknown): { rows: never[] } {
  if (isRemovedShelf(error)) return { rows: [] }
  throw error
}

/** The shelf in this column is still read: sessions of one that was detached are hidden until they are removed. */
export function isReadable(column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from shelves h where h.id = ${sql.ref(column)} and h.detached_at is not null)`
}

/** The shelf that a thread writes to; undefined if its time is over. */
export async function writableShelf(
  db: Db,
  { tenantId, threadId }: { tenantId: number; threadId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('threads as t')
    .select('t.shelf')
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', threadId)
    .where(isReadable('t.shelf'))
    .executeTakeFirst()
  return row?.shelf
}
