import { sql } from 'kysely'
import { listTeam } from '@foyer/contract/desk/team.ts'
import { isOpenAt } from '../../rules/routing/hours.ts'
import { serve } from '../../platform/http/serve.ts'
import { waiting } from '../routing/waiting.ts'

const listTeamRoute = serve(listTeam, async (_input, { db, clock }, { tenantId }) => {
  const now = clock.now()
  const [agents, groups, members, queues] = await Promise.all([
    db
      .selectFrom('agents as a')
      .leftJoin('agent_seats as s', (join) =>
        join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.agent_id', '=', 'a.id'),
      )
      .select(['a.id', 'a.nick', 'a.face', 'a.max_threads', 's.state', 's.lease_until'])
      .select(
        sql<number>`(select count(*)::int from threads t where t.tenant_id = a.tenant_id and t.is_open
          and t.owner_kind = 3 and t.owner_id = a.id)`.as('load'),
      )
      .where('a.tenant_id', '=', tenantId)
      .where('a.is_disabled', '=', false)
      .orderBy('a.nick')
      .execute(),
    db.selectFrom('agent_groups').selectAll().where('tenant_id', '=', tenantId).orderBy('name').execute(),
    db.selectFrom('agent_group_members').selectAll().where('tenant_id', '=', tenantId).execute(),
    waiting(db, tenantId)
      .select(['w.group_id', sql<number>`count(*)::int`.as('waiting')])
      .groupBy('w.group_id')
      .execute(),
  ])
  return {
    agents: agents.map(({ id, nick, face, max_threads: max, load, state, lease_until }) => ({
      adminId: String(id),
      adminNick: nick,
      adminFace: face,
      presence: (lease_until ?? 0) > now ? (state ?? 'available') : ('offline' as const),
      load,
      max,
    })),
    groups: groups.map(({ id, name, hours }) => ({
      groupId: id,
      groupName: name,
      isOpen: isOpenAt(hours, now),
      waiting: queues.find((queue) => queue.group_id === id)?.waiting ?? 0,
      members: members.flatMap((member) => (member.group_id === id ? [String(member.agent_id)] : [])),
    })),
  }
})

export const teamRoutes = { listTeam: listTeamRoute }
