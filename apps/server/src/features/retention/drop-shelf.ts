import type { Deps } from '../../deps.ts'
import { removedTable } from '../../log/shelf-tables.ts'
import type { ShelfLife } from '../../rules/log/shelf-life.ts'
import { reportTo } from './detach-shelf.ts'
import { moveHeld } from './move-held.ts'
import { removeSessions } from './remove-sessions.ts'
import { changeAtOnce, type RetentionConnection } from './retention-connection.ts'
import { markShelf } from './shelf-lives.ts'

/**
 * Removes the conversations of a detached shelf for good: first what belongs to them, tenant by tenant, then the table.
 * While something is left the table stays, and the next round goes on.
 */
export async function dropShelf(deps: Deps, connection: RetentionConnection, life: ShelfLife): Promise<void> {
  const { id: shelf } = life
  await startRemoval(deps, shelf)
  // Somebody may have been put under a hold since the shelf was detached.
  if (await hasTable(connection, shelf)) await moveHeld(deps, life, removedTable(shelf))
  for (const tenantId of await tenantIds(deps)) {
    const row = { tenantId, id: `shelf ${shelf}` }
    await deps.quarantine.attempt('retention', row, () =>
      removeSessions(deps, tenantId, (sessions) =>
        sessions.where('s.shelf', '=', shelf).orderBy('s.thread_id').orderBy('s.first_seq'),
      ),
    )
  }
  const left = await countLeft(deps, shelf)
  if (left > 0) throw new Error(`${left} conversations of shelf ${shelf} were not removed`)
  await dropTable(deps, connection, shelf)
}

/** From here on it cannot be undone. The number of conversations is that of the first try. */
async function startRemoval(deps: Deps, shelf: number): Promise<void> {
  const row = await deps.db
    .selectFrom('shelves')
    .select('removing_at')
    .where('id', '=', shelf)
    .executeTakeFirstOrThrow()
  if (row.removing_at !== null) return
  const conversations = await countLeft(deps, shelf)
  await markShelf(deps.db, shelf, { removing_at: deps.clock.now(), conversations })
}

async function tenantIds({ db }: Deps): Promise<number[]> {
  const rows = await db.selectFrom('tenants').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Tenant by tenant, as the index has them. */
async function countLeft(deps: Deps, shelf: number): Promise<number> {
  let left = 0
  for (const tenantId of await tenantIds(deps)) {
    const { n } = await deps.db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('shelf', '=', shelf)
      .executeTakeFirstOrThrow()
    left += n
  }
  return left
}

async function hasTable({ client }: RetentionConnection, shelf: number): Promise<boolean> {
  const { rows } = await client.query<{ oid: string | null }>('select to_regclass($1) as oid', [
    removedTable(shelf),
  ])
  return rows[0]?.oid !== null
}

async function dropTable(deps: Deps, connection: RetentionConnection, shelf: number): Promise<void> {
  const table = removedTable(shelf)
  const { rows } = await connection.client.query<{ bytes: number | null }>(
    'select pg_total_relation_size(to_regclass($1)) as bytes',
    [table],
  )
  const bytes = rows[0]?.bytes ?? 0
  await changeAtOnce(connection, reportTo(deps), [
    { text: `drop table if exists ${table}` },
    {
      text: 'update shelves set dropped_at = $2, bytes_freed = $3 where id = $1',
      values: [shelf, deps.clock.now(), bytes],
    },
  ])
  deps.log.info({ job: 'retention', shelf, bytes }, 'a partition of the log was dropped')
}
