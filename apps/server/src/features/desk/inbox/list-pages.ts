import { sql } from 'kysely'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import type { Db } from '../../../platform/db/pool.ts'

type Agent = { tenantId: number; agentId: number }
export type ListPage = { list: InboxList; cursor: string | undefined; limit: number }
type Found = { id: number; key: string; rank: number }

/**
 * The ids of one page, in order. They are found first and their rows read then: so what a row costs is paid for a
 * page, however long the list is. The order never changes with a message; ties are broken as browsers compare.
 */
export async function idsOfPage(db: Db, agent: Agent, { list, cursor, limit }: ListPage): Promise<Found[]> {
  const isRising = list === 'waiting'
  const direction = isRising ? 'asc' : 'desc'
  // Those who wait stand as the queue serves them: who was sent back to it has kept their ticket.
  const rank = sql<number>`${sql.ref(isRising ? 't.ticket' : 't.owned_since')}`
  const place = sql`(${rank}, t.key collate "C")`
  const after = cursor === undefined ? undefined : placeIn(cursor)
  return threadsIn(db, agent, list)
    .select(['t.id', 't.key', rank.as('rank')])
    .$if(after !== undefined && isRising, (query) => query.where(sql<boolean>`${place} > ${after}`))
    .$if(after !== undefined && !isRising, (query) => query.where(sql<boolean>`${place} < ${after}`))
    .orderBy(rank, direction)
    .orderBy(sql`t.key collate "C"`, direction)
    .limit(limit)
    .execute()
}

export function cursorOf({ rank, key }: Found): string {
  return `${rank}.${key}`
}

function placeIn(cursor: string) {
  const dot = cursor.indexOf('.')
  return sql`(${Number(cursor.slice(0, dot))}::bigint, ${cursor.slice(dot + 1)} collate "C")`
}

function threadsIn(db: Db, { tenantId, agentId }: Agent, list: InboxList) {
  const threads = db.selectFrom('threads as t').where('t.tenant_id', '=', tenantId)
  const agents = ownerColumns({ kind: 'agent', agentId })
  const ofAgents = threads.where('t.is_open', '=', true).where('t.owner_kind', '=', agents.owner_kind)
  switch (list) {
    case 'waiting':
      return threads
        .where('t.is_open', '=', true)
        .where('t.owner_kind', '=', ownerColumns({ kind: 'queue' }).owner_kind)
    case 'mine':
      return ofAgents.where('t.owner_id', '=', agentId)
    case 'team':
      return ofAgents.where('t.owner_id', '<>', agentId)
    case 'closed':
      return threads.where('t.is_open', '=', false).where('t.reached_people', '=', true)
  }
}
