import type { Deps } from '../../deps.ts'
import { entriesTable, removedTable, shelfOfTable } from '../../log/shelf-tables.ts'
import { retentionTiming } from '../../node-timing.ts'
import type { ShelfLife } from '../../rules/log/shelf-life.ts'
import { moveHeld } from './move-held.ts'
import { changeAtOnce, type RetentionConnection } from './retention-connection.ts'
import { endSessions } from './seal-shelf.ts'
import { markShelf } from './shelf-lives.ts'

/** Once, when nothing is written any more: later readers and the wrap-around of transaction ids cost nothing. */
export async function freezeShelf(deps: Deps, { change }: RetentionConnection, shelf: number): Promise<void> {
  await change(`vacuum (freeze, analyze) ${entriesTable(shelf)}`)
  await markShelf(deps.db, shelf, { frozen_at: deps.clock.now() })
}

/**
 * Hides the conversations of a shelf. Every part can be repeated, so a round that died is continued by the next one. The
 * new name makes statements fail that name the partition: they take it as removed.
 */
export async function detachShelf(
  deps: Deps,
  connection: RetentionConnection,
  life: ShelfLife,
): Promise<void> {
  const { id: shelf } = life
  await endSessions(deps, shelf)
  await moveHeld(deps, life, entriesTable(shelf))
  await detach(connection, shelf)
  const now = deps.clock.now()
  await changeAtOnce(connection, reportTo(deps), [
    { text: `alter table if exists ${entriesTable(shelf)} rename to ${removedTable(shelf)}` },
    {
      text: 'update shelves set detached_at = $2, drop_after = $3, postponed_until = null where id = $1',
      values: [shelf, now, now + retentionTiming.undoMs],
    },
  ])
}

/** PostgreSQL detaches one partition at a time, so one that a dead round has left half detached goes first. */
async function detach({ client, change }: RetentionConnection, shelf: number): Promise<void> {
  const partition = entriesTable(shelf)
  const finalize = (name: string) => change(`alter table entries detach partition ${name} finalize`)
  const { rows } = await client.query<{ name: string; is_pending: boolean }>(
    `select c.relname as name, i.inhdetachpending as is_pending
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'entries'::regclass`,
  )
  for (const { name } of rows.filter((row) => row.is_pending)) await finalize(checkedPartition(name))
  if (!rows.some(({ name, is_pending }) => name === partition && !is_pending)) return
  try {
    await change(`alter table entries detach partition ${partition} concurrently`)
  } catch (error) {
    // A lock that was not free in its second half leaves it pending, and the repeat says so.
    if (!isPending(error)) throw error
    await finalize(partition)
  }
}

function checkedPartition(name: string): string {
  const shelf = shelfOfTable(name)
  if (shelf === undefined) throw new Error(`${name} is no partition of a shelf`)
  return entriesTable(shelf)
}

/** object_not_in_prerequisite_state: "partition is already pending detach". */
function isPending(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55000'
}

export function reportTo({ log }: Pick<Deps, 'log'>): (line: string) => void {
  return (line) => log.debug({ job: 'retention' }, line)
}
