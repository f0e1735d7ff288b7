import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { lockThread } from '../../log/lock-thread.ts'
import { entriesTable } from '../../log/shelf-tables.ts'
import { makeShelf } from '../../log/shelves.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { dueAt, type ShelfLife } from '../../rules/log/shelf-life.ts'
import { periodOf, shelfOf } from '../../rules/log/shelf.ts'

const threadsAtOnce = 100

/**
 * Moves what visitors under a legal hold have on a shelf to the shelf of the same time that is kept. `table` holds the
 * entries: the partition, or what it became when it was detached.
 */
export async function moveHeld(deps: Deps, life: ShelfLife, table: string): Promise<void> {
  const period = periodOf(life.id)
  if (!period) return
  const target = shelfOf('keep', period.startsAt)
  for (;;) {
    const threads = await heldThreads(deps, life.id)
    if (threads.length === 0) return
    await makeShelf(deps.db, target)
    for (const ref of threads) await moveThread(deps, ref, { life, table, target })
  }
}

async function heldThreads({ db }: Deps, shelf: number): Promise<ThreadRef[]> {
  const rows = await db
    .selectFrom('legal_holds as h')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 'h.tenant_id').onRef('t.user_id', '=', 'h.user_id'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.thread_id', '=', 't.id'),
    )
    .select(['t.tenant_id', 't.id'])
    .distinct()
    .where('s.shelf', '=', shelf)
    .limit(threadsAtOnce)
    .execute()
  return rows.map((row) => ({ tenantId: row.tenant_id, threadId: row.id }))
}

type Move = { life: ShelfLife; table: string; target: number }

async function moveThread({ db }: Deps, ref: ThreadRef, { life, table, target }: Move): Promise<void> {
  const { tenantId, threadId } = ref
  const [from, to] = [sql.table(table), sql.table(entriesTable(target))]
  await db.transaction().execute(async (trx) => {
    await lockThread(trx, ref)
    // The thread may have used a client id on both shelves; the number makes the moved one another.
    await sql`
      with moved as (
        delete from ${from} where tenant_id = ${tenantId} and thread_id = ${threadId} returning *
      )
      insert into ${to} (tenant_id, thread_id, seq, at, agent_id, kind, sender, flags, shelf, client_id, content, extra)
      select m.tenant_id, m.thread_id, m.seq, m.at, m.agent_id, m.kind, m.sender, m.flags, ${target}::smallint,
        case when exists (
          select from ${to} k where k.tenant_id = m.tenant_id and k.shelf = ${target}::smallint
            and k.thread_id = m.thread_id and entry_key(k.client_id, k.flags) = entry_key(m.client_id, m.flags)
        ) then m.client_id || '#' || m.seq else m.client_id end,
        m.content, m.extra
      from moved m`.execute(trx)
    await trx
      .updateTable('sessions')
      .set({ shelf: target, due_at: dueAt({ ...life, postponedUntil: undefined }) ?? null })
      .where('tenant_id', '=', tenantId)
      .where('thread_id', '=', threadId)
      .where('shelf', '=', life.id)
      .execute()
    const moved = (column: 'shelf' | 'previous_shelf') =>
      sql<number>`case ${sql.ref(column)} when ${life.id}::smallint then ${target}::smallint else ${sql.ref(column)} end`
    await trx
      .updateTable('threads')
      .set({ shelf: moved('shelf'), previous_shelf: moved('previous_shelf') })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', threadId)
      .execute()
  })
}
