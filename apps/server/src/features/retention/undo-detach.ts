import type { Db } from '../../platform/db/pool.ts'
import type { Report } from '../../platform/db/migrate/retry-locked.ts'
import { entriesTable, removedTable } from '../../log/shelf-tables.ts'
import { changeAtOnce, withRetentionLock } from './retention-connection.ts'

type Undo = { shelf: number; postponedUntil: number }

/**
 * Brings the conversations of a detached shelf back, until a time that the operator chooses: their class alone would let
 * the next round detach them again. Detaching left a check on the table, so attaching reads no row.
 */
export async function undoDetach(
  { databaseUrl, db }: { databaseUrl: string; db: Db },
  { shelf, postponedUntil }: Undo,
  report: Report = () => undefined,
): Promise<void> {
  const done = await withRetentionLock(databaseUrl, report, async (connection) => {
    const row = await db.selectFrom('shelves').selectAll().where('id', '=', shelf).executeTakeFirst()
    if (!row?.detached_at) throw new Error(`shelf ${shelf} is not detached`)
    if (row.removing_at) throw new Error(`the conversations of shelf ${shelf} are being removed or are gone`)
    const partition = entriesTable(shelf)
    await changeAtOnce(connection, report, [
      { text: `alter table ${removedTable(shelf)} rename to ${partition}` },
      { text: `alter table entries attach partition ${partition} for values in (${shelf})` },
      {
        text: 'update shelves set detached_at = null, drop_after = null, postponed_until = $2 where id = $1',
        values: [shelf, postponedUntil],
      },
    ])
    return true
  })
  if (!done) throw new Error('a node is changing the partitions; try again in a minute')
}
