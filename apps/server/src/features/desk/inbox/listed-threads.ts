import { sql } from 'kysely'
import { ownerColumns } from '../../../log/owner-columns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { seenColumns, type SeenRow } from '../sight-condition.ts'

/** The columns that decide a thread's list, who sees it there, and since when. */
export type Hands = SeenRow & { id: number; is_open: boolean; owned_since: number }
export type Place = Pick<Hands, 'owner_kind' | 'owner_id' | 'owned_since' | 'id'>

const { owner_kind: robotKind, owner_id: robotId } = ownerColumns({ kind: 'robot' })
const { owner_kind: queueKind } = ownerColumns({ kind: 'queue' })
const { owner_kind: agentKind } = ownerColumns({ kind: 'agent', agentId: 0 })

/** Before every thread of a list: threads of the robot come earlier in the index and are never read. */
export const firstPlace: Place = { owner_kind: queueKind, owner_id: -1, owned_since: 0, id: 0 }

/** Rows that one statement reads: about two milliseconds of the event loop. */
export const sliceRows = 1_000
/** Threads that left the lists in one window, the latest first. */
const maxLeft = 1_000

export function isListed({ is_open, owner_kind }: Pick<Hands, 'is_open' | 'owner_kind'>): boolean {
  return is_open && (owner_kind === queueKind || owner_kind === agentKind)
}

export const isWaiting = ({ owner_kind }: Pick<Hands, 'owner_kind'>): boolean => owner_kind === queueKind

/** Threads that wait or have an agent, in the order of the index `threads_inbox`. */
export function listedAfter(db: Db, tenantId: number, after: Place) {
  const place = sql`(${after.owner_kind}::smallint, ${after.owner_id}::int, ${after.owned_since}::bigint, ${after.id}::bigint)`
  return db
    .selectFrom('threads')
    .select(['id', 'is_open', 'owned_since', ...seenColumns])
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', true)
    .where(sql<boolean>`(owner_kind, owner_id, owned_since, id) > ${place}`)
    .orderBy('owner_kind')
    .orderBy('owner_id')
    .orderBy('owned_since')
    .orderBy('id')
    .limit(sliceRows)
}

/** Threads that entered the closed list since then, and those of visitors who came back to the robot and left it. */
export function leftSince(db: Db, tenantId: number, since: number) {
  const recent = db
    .selectFrom('threads')
    .select(['id', 'is_open', 'owner_kind', 'owner_id', 'owned_since'])
    .where('tenant_id', '=', tenantId)
    .where('owned_since', '>', since)
    .orderBy('owned_since', 'desc')
    .limit(maxLeft)
  const closed = recent.where('is_open', '=', false).where('reached_people', '=', true)
  const restarted = recent
    .where('is_open', '=', true)
    .where('owner_kind', '=', robotKind)
    .where('owner_id', '=', robotId)
    .where('session_first_seq', '>', 1)
  return db
    .selectFrom(closed.as('closed'))
    .selectAll()
    .unionAll(db.selectFrom(restarted.as('r')).selectAll())
}
