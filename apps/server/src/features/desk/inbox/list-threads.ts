import { sql } from 'kysely'
import { listThreads, type InboxCounts, type InboxList, readRows } from '@foyer/contract/desk/inbox.ts'
import type { Viewer } from '@foyer/core/identity/sight.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isReadable } from '../../../log/removed-shelf.ts'
import { ownerColumns, toOwner } from '../../../log/owner-columns.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { inSight } from '../sight-condition.ts'
import { readSummaries, toSummary, type Summary } from './summaries.ts'

type Agent = { tenantId: number; agentId: number; viewer: Viewer }
type ListPage = { list: InboxList; cursor: string | undefined; limit: number }
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

function cursorOf({ rank, key }: Found): string {
  return `${rank}.${key}`
}

function placeIn(cursor: string) {
  const dot = cursor.indexOf('.')
  return sql`(${Number(cursor.slice(0, dot))}::bigint, ${cursor.slice(dot + 1)} collate "C")`
}

function threadsIn(db: Db, { tenantId, agentId, viewer }: Agent, list: InboxList) {
  const threads = db
    .selectFrom('threads as t')
    .where('t.tenant_id', '=', tenantId)
    .where(inSight(viewer, 't'))
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
      return threads
        .where('t.is_open', '=', false)
        .where('t.reached_people', '=', true)
        .where(isReadable('t.shelf'))
  }
}

const { owner_kind: queueKind } = ownerColumns({ kind: 'queue' })

/** From the index of the inbox, and the agent's own limit. */
export async function inboxCounts(db: Db, { tenantId, agentId, viewer }: Agent): Promise<InboxCounts> {
  const found = db
    .selectFrom('threads')
    .select(['owner_kind', 'owner_id', sql<number>`count(*)::int`.as('n')])
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', true)
    // Threads of the robot, of which there may be many, come earlier in the index and are not read.
    .where('owner_kind', '>=', queueKind)
    .where(inSight(viewer, 'threads'))
    .groupBy(['owner_kind', 'owner_id'])
    .execute()
  const limit = db
    .selectFrom('agents')
    .select('max_threads')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirst()
  const [rows, agent] = await Promise.all([found, limit])
  const counts = { waiting: 0, mine: 0, team: 0, limit: agent?.max_threads ?? 0 }
  for (const row of rows) {
    const owner = toOwner(row)
    if (owner.kind === 'queue') counts.waiting += row.n
    if (owner.kind === 'agent') counts[owner.agentId === agentId ? 'mine' : 'team'] += row.n
  }
  return counts
}

const mostRows = 100

const listThreadsRoute = serve(listThreads, async ({ list, cursor, limit = mostRows }, { db }, caller) => {
  // One more than asked for tells whether there is another page.
  const [found, counts] = await Promise.all([
    idsOfPage(db, caller, { list, cursor, limit: limit + 1 }),
    cursor === undefined ? inboxCounts(db, caller) : undefined,
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  return {
    threads: await rowsOf(db, caller.tenantId, ids),
    ...(found.length > limit && last && { next: cursorOf(last) }),
    ...(counts && { counts }),
  }
})

/** The rows of these threads, in this order; what is not there is left out. */
async function rowsOf(db: Db, tenantId: number, ids: readonly number[]): Promise<Summary[]> {
  if (ids.length === 0) return []
  const rows = await readSummaries(db, tenantId, (all) => all.where('t.id', 'in', ids))
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const readRowsRoute = serve(readRows, async ({ threadIds }, { db, limits }, caller) => {
  limits.take(limitRules.read, `rows:${caller.tenantId}:${caller.agentId}`)
  const rows = await readSummaries(db, caller.tenantId, (all) =>
    all.where('t.key', 'in', threadIds).where(inSight(caller.viewer, 't')),
  )
  return { threads: rows.map(toSummary) }
})

export const listThreadsRoutes = { listThreads: listThreadsRoute, readRows: readRowsRoute }
