import { sql } from 'kysely'
import type { AgentProfile } from '@foyer/core/log/entry.ts'
import type { Candidate } from '../../rules/routing/choose-agent.ts'
import { ownerColumns } from '../../log/owner-columns.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'

export type Colleague = Candidate & AgentProfile & { isMember: boolean }

type Asked = {
  tenantId: number
  groupId: string
  /** An agent who counts whether they belong to the group or not. */
  agentId?: number | null
  now: number
}

/** Agents who could serve a visitor in a group, as input for the routing rules. */
export async function loadCandidates(db: Db | Trx, asked: Asked): Promise<Colleague[]> {
  const { tenantId, groupId, agentId, now } = asked
  const { owner_kind } = ownerColumns({ kind: 'agent', agentId: 0 })
  const rows = await db
    .selectFrom('agents as a')
    .leftJoin('agent_group_members as m', (join) =>
      join
        .onRef('m.tenant_id', '=', 'a.tenant_id')
        .onRef('m.agent_id', '=', 'a.id')
        .on('m.group_id', '=', groupId),
    )
    .leftJoin('agent_seats as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.agent_id', '=', 'a.id'),
    )
    .select([
      'a.id',
      'a.nick',
      'a.face',
      'a.max_threads',
      's.state',
      's.lease_until',
      's.given_at',
      'm.group_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('threads as t')
        .whereRef('t.tenant_id', '=', 'a.tenant_id')
        .where('t.is_open', '=', true)
        .where('t.owner_kind', '=', owner_kind)
        .whereRef('t.owner_id', '=', 'a.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('load'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.is_disabled', '=', false)
    .where((eb) => eb.or([eb('m.group_id', 'is not', null), eb('a.id', '=', agentId ?? 0)]))
    .execute()
  return rows.map(({ id, nick, face, max_threads: max, load, state, lease_until, given_at, group_id }) => ({
    id,
    nick,
    face,
    max,
    load: load ?? 0,
    state: state ?? 'away',
    isLive: (lease_until ?? 0) > now,
    givenAt: given_at ?? 0,
    isMember: group_id !== null,
  }))
}
