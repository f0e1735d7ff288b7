import type { Retention } from '@foyer/contract/desk/retentions.ts'
import type { Db } from '../../platform/db/pool.ts'
import { dueAt, stateOf, type ShelfState } from '../../rules/log/shelf-life.ts'
import { periodOf } from '../../rules/log/shelf.ts'
import { toLife } from './shelf-lives.ts'

/** A shelf as the operator sees it. Times in milliseconds. */
export type ShelfReport = {
  id: number
  retention: Retention | undefined
  from: number | undefined
  until: number | undefined
  state: ShelfState
  dueAt: number | undefined
  dropAfter: number | undefined
  droppedAt: number | undefined
  conversations: number | undefined
  bytesFreed: number | undefined
}

/** All shelves, by their period. */
export async function shelfReport(db: Db): Promise<ShelfReport[]> {
  const rows = await db.selectFrom('shelves').selectAll().execute()
  const shelves = rows.map((row) => {
    const life = toLife(row)
    const period = periodOf(row.id)
    return {
      id: row.id,
      retention: period?.retention,
      from: period?.startsAt,
      until: period?.endsAt,
      state: stateOf(life),
      dueAt: dueAt(life),
      dropAfter: life.dropAfter,
      droppedAt: life.droppedAt,
      conversations: row.conversations ?? undefined,
      bytesFreed: row.bytes_freed ?? undefined,
    }
  })
  return shelves.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0) || one.id - other.id)
}
