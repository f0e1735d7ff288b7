import { sql } from 'kysely'
import { ownerColumns } from '../../log/owner-columns.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'

const { owner_kind: queueKind } = ownerColumns({ kind: 'queue' })

/** Everybody of a tenant who waits. Add what is wanted of them. */
export function waiting(db: Db | Trx, tenantId: number) {
  return db
    .selectFrom('threads as w')
    .where('w.tenant_id', '=', tenantId)
    .where('w.is_open', '=', true)
    .where('w.owner_kind', '=', queueKind)
}

/** How many wait in a group; with a ticket, only those before it. */
export async function countWaiting(
  db: Db | Trx,
  tenantId: number,
  groupId: string,
  before?: number,
): Promise<number> {
  const row = await waiting(db, tenantId)
    .where('w.group_id', '=', groupId)
    .$if(before !== undefined, (query) => query.where('w.ticket', '<', before ?? 0))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

/** Agents among these for whom somebody waits already, in any of their groups. */
export async function awaitedAgents(db: Db | Trx, tenantId: number, agentIds: number[]): Promise<number[]> {
  if (agentIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select a.id from unnest(${agentIds}::int[]) a(id)
    where exists (
      select from threads w
      where w.tenant_id = ${tenantId} and w.is_open and w.owner_kind = 2 and not (a.id = any(w.refused_by))
        and (w.wanted_agent_id = a.id or exists (
          select from agent_group_members m
          where m.tenant_id = w.tenant_id and m.group_id = w.group_id and m.agent_id = a.id)))
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The one who has waited longest of those for whom an agent is free; undefined when all must wait on. */
export async function nextToServe(
  db: Db,
  tenantId: number,
  { now, leftOut }: { now: number; leftOut: readonly number[] },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with free as materialized (
      select s.agent_id from agent_seats s
      join agents a on a.tenant_id = s.tenant_id and a.id = s.agent_id and not a.is_disabled
      where s.tenant_id = ${tenantId} and s.state = 'available' and s.lease_until > ${now}
        and a.max_threads > (
          select count(*) from threads t
          where t.tenant_id = s.tenant_id and t.is_open and t.owner_kind = 3 and t.owner_id = s.agent_id)
    )
    select w.id from threads w
    where w.tenant_id = ${tenantId} and w.is_open and w.owner_kind = 2 and not (w.id = any(${leftOut}::bigint[]))
      and exists (
        select from free f
        where not (f.agent_id = any(w.refused_by)) and (w.wanted_agent_id = f.agent_id or exists (
          select from agent_group_members m
          where m.tenant_id = w.tenant_id and m.group_id = w.group_id and m.agent_id = f.agent_id)))
    order by w.ticket
    limit 1
  `.execute(db)
  return rows[0]?.id
}
