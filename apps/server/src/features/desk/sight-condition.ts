import { sql, type RawBuilder } from 'kysely'
import { seesAll, whySeen, type limitedReasons, type Seen, type Viewer } from '@foyer/core/identity/sight.ts'
import { ownerColumns, toOwner } from '../../log/owner-columns.ts'

const { owner_kind: queueKind } = ownerColumns({ kind: 'queue' })
const { owner_kind: agentKind } = ownerColumns({ kind: 'agent', agentId: 0 })

/** A column of the threads that a statement calls `alias`. */
type Column = (name: string) => RawBuilder<unknown>

/** The table of `sight.ts` as SQL, line by line; a db test compares both on many threads. */
const conditions: Record<
  (typeof limitedReasons)[number],
  (viewer: Viewer, of: Column) => RawBuilder<boolean> | undefined
> = {
  holds: ({ agentId }, of) => sql`(${of('owner_kind')} = ${agentKind} and ${of('owner_id')} = ${agentId})`,
  held: ({ agentId }, of) =>
    sql`(${of('owner_kind')} <> ${agentKind} and ${of('last_agent_id')} = ${agentId})`,
  wanted: ({ agentId }, of) =>
    sql`(${of('owner_kind')} = ${queueKind} and ${of('wanted_agent_id')} = ${agentId})`,
  queue: ({ groupIds }, of) =>
    sql`(${of('owner_kind')} = ${queueKind} and ${of('group_id')} = any(${groupIds}::text[]))`,
  group: ({ visibility, groupIds }, of) =>
    visibility === 'groups' ? sql`${of('group_id')} = any(${groupIds}::text[])` : undefined,
}

/** Which threads an agent sees: a condition on the threads that the statement calls `alias`. */
export function inSight(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (seesAll(viewer)) return sql<boolean>`true`
  const of: Column = (name) => sql.ref(`${alias}.${name}`)
  const all = Object.values(conditions).flatMap((condition) => condition(viewer, of) ?? [])
  return sql<boolean>`(${sql.join(all, sql` or `)})`
}

export type SeenRow = {
  owner_kind: number
  owner_id: number
  group_id: string
  last_agent_id: number | null
  wanted_agent_id: number | null
}

/** The columns that `seesThread` needs. */
export const seenColumns = ['owner_kind', 'owner_id', 'group_id', 'last_agent_id', 'wanted_agent_id'] as const

export function toSeen(row: SeenRow): Seen {
  return {
    owner: toOwner(row),
    groupId: row.group_id,
    lastAgentId: row.last_agent_id,
    wantedAgentId: row.wanted_agent_id,
  }
}

export function seesThread(viewer: Viewer, row: SeenRow): boolean {
  return whySeen(viewer, toSeen(row)) !== undefined
}
