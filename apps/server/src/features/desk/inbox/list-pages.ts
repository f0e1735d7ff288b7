import { sql } from 'kysely'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import type { Db } from '../../../platform/db/pool.ts'

const place = sql`(t.owned_since, t.key collate "C")`

type Agent = { tenantId: number; agentId: number }
export type ListPage = { list: InboxList; cursor: string | undefined; limit: number }

/**
 * The ids of one page, in order. They are found first and their rows read then: so what a row costs is paid for a
 * page, however long the list is. The order never changes with a message; ties are broken as browsers compare.
 */
export async function idsOfPage(db: Db, agent: Agent, { list, cursor, limit }: ListPage) {
  const isRising = list === 'waiting'
  const direction = isRising ? 'asc' : 'desc'
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  return threadsIn(db, agent, list)
    .select(['t.id', 't.key', 't.owned_since'])
    .$if(after !== undefined && isRising, (query) => query.where(sql<boolean>`${place} > ${placeOf(after)}`))
    .$if(after !== undefined && !isRising, (query) => query.where(sql<boolean>`${place} < ${placeOf(after)}`))
    .orderBy('t.owned_since', direction)
    .orderBy(sql`t.key collate "C"`, direction)
    .limit(limit)
    .execute()
}

export function cursorOf(row: { key: string; owned_since: number }): string {
  return `${row.owned_since}.${row.key}`
}

function parseCursor(cursor: string): { time: number; key: string } {
  const dot = cursor.indexOf('.')
  return { time: Number(cursor.slice(0, dot)), key: cursor.slice(dot + 1) }
}

function placeOf(after: { time: number; key: string } | undefined) {
  return sql`(${after?.time ?? 0}::bigint, ${after?.key ?? ''} collate "C")`
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
      return threads.where('t.is_open', '=', false).where('t.owned_since', '>', 0)
  }
}
