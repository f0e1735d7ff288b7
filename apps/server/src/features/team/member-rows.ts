import { sql } from 'kysely'
import type { Member } from '@foyer/contract/desk/members.ts'
import { hasTwoFactor } from '../desk/account/two-factor/two-factor-policy.ts'
import type { Db } from '../../platform/db/pool.ts'

type Asked = { tenantId: number; agentId?: number; now: number }

/** The accounts of a tenant by name, or one of them. */
export async function readMembers(db: Db, { tenantId, agentId, now }: Asked): Promise<Member[]> {
  const rows = await db
    .selectFrom('agents as a')
    .leftJoin('agent_seats as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.agent_id', '=', 'a.id'),
    )
    .select(['a.id', 'a.nick', 'a.face', 'a.email', 'a.role', 'a.max_threads', 'a.is_disabled'])
    .select(['s.state', 's.lease_until'])
    .select(hasTwoFactor.as('has_two_factor'))
    .select((eb) => [
      eb
        .selectFrom('agent_group_members as m')
        .whereRef('m.tenant_id', '=', 'a.tenant_id')
        .whereRef('m.agent_id', '=', 'a.id')
        .select(sql<string[]>`coalesce(array_agg(m.group_id order by m.group_id), '{}')`.as('ids'))
        .as('group_ids'),
      eb
        .selectFrom('agent_sessions as t')
        .whereRef('t.tenant_id', '=', 'a.tenant_id')
        .whereRef('t.agent_id', '=', 'a.id')
        .select((own) => own.fn.max('t.seen_at').as('at'))
        .as('signed_in_at'),
      // The last interval at the desk; the open one has no end yet.
      eb
        .selectFrom('agent_presence as p')
        .whereRef('p.tenant_id', '=', 'a.tenant_id')
        .whereRef('p.agent_id', '=', 'a.id')
        .where('p.state', '<>', 'offline')
        .orderBy('p.started_at', 'desc')
        .limit(1)
        .select(sql<number>`coalesce(p.ended_at, p.started_at)`.as('at'))
        .as('present_at'),
    ])
    .where('a.tenant_id', '=', tenantId)
    .$if(agentId !== undefined, (query) => query.where('a.id', '=', agentId ?? 0))
    .orderBy(sql`lower(a.nick)`)
    .orderBy('a.id')
    .execute()
  return rows.map((row) => {
    const isThere = !row.is_disabled && (row.lease_until ?? 0) > now
    return {
      adminId: String(row.id),
      adminNick: row.nick,
      adminFace: row.face,
      email: row.email,
      role: row.role,
      groupIds: row.group_ids ?? [],
      maxThreads: row.max_threads,
      isActive: !row.is_disabled,
      hasTwoFactor: row.has_two_factor,
      presence: isThere ? (row.state ?? 'available') : 'offline',
      seenTime: isThere ? now : Math.max(row.signed_in_at?.getTime() ?? 0, row.present_at ?? 0),
    }
  })
}
