import type { Selectable } from 'kysely'
import type { ShelfLife } from '../../rules/log/shelf-life.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'

/** All shelves, oldest first, with what has happened to them. */
export async function shelfLives(db: Db): Promise<ShelfLife[]> {
  const rows = await db.selectFrom('shelves').selectAll().orderBy('id').execute()
  return rows.map(toLife)
}

export function toLife(row: Selectable<Database['shelves']>): ShelfLife {
  return {
    id: row.id,
    sealedAt: row.sealed_at ?? undefined,
    frozenAt: row.frozen_at ?? undefined,
    detachedAt: row.detached_at ?? undefined,
    dropAfter: row.drop_after ?? undefined,
    droppedAt: row.dropped_at ?? undefined,
    postponedUntil: row.postponed_until ?? undefined,
  }
}

type Changes = Partial<Selectable<Database['shelves']>>

export async function markShelf(db: Db, shelf: number, changes: Changes): Promise<void> {
  await db.updateTable('shelves').set(changes).where('id', '=', shelf).execute()
}
