import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { isOpenAt } from '../../../rules/routing/hours.ts'
import { defaultGroup } from '../../routing/groups.ts'
import { waiting } from '../../routing/waiting.ts'

/** Everything that the page of groups shows. */
export async function loadGroups(db: Db, tenantId: number, now: number) {
  const [tenant, groups, members, agents, channels, queues] = await Promise.all([
    db.selectFrom('tenants').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow(),
    db.selectFrom('agent_groups').selectAll().where('tenant_id', '=', tenantId).orderBy('name').execute(),
    db.selectFrom('agent_group_members').selectAll().where('tenant_id', '=', tenantId).execute(),
    db
      .selectFrom('agents as a')
      .leftJoin('agent_seats as s', (join) =>
        join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.agent_id', '=', 'a.id'),
      )
      .select(['a.id', 'a.nick', 'a.is_disabled', 's.lease_until'])
      .where('a.tenant_id', '=', tenantId)
      .orderBy('a.nick')
      .execute(),
    db
      .selectFrom('channels')
      .select(['key', 'name', 'group_id'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute(),
    waiting(db, tenantId)
      .select(['w.group_id', sql<number>`count(*)::int`.as('count')])
      .groupBy('w.group_id')
      .execute(),
  ])
  const online = new Set(
    agents.flatMap((agent) => (!agent.is_disabled && (agent.lease_until ?? 0) > now ? [agent.id] : [])),
  )
  const leading = channels.map(({ key, name, group_id }) => ({
    channelId: key,
    name,
    groupId: group_id ?? defaultGroup,
  }))
  return {
    groups: groups.map((group) => {
      const own = members.flatMap(({ group_id, agent_id }) => (group_id === group.id ? [agent_id] : []))
      return {
        groupId: group.id,
        version: group.version,
        groupName: group.name,
        queueLimit: group.queue_limit,
        ...(group.hours && { hours: group.hours }),
        members: own.map(String),
        channels: leading.flatMap((channel) => (channel.groupId === group.id ? [channel.channelId] : [])),
        ...(group.overflow_group_id !== null && {
          overflow: {
            groupId: group.overflow_group_id,
            ...(group.overflow_after_s !== null && { afterSeconds: group.overflow_after_s }),
          },
        }),
        isOpen: isOpenAt(group.hours, now),
        waiting: queues.find((queue) => queue.group_id === group.id)?.count ?? 0,
        online: own.filter((id) => online.has(id)).length,
      }
    }),
    agents: agents.map(({ id, nick, is_disabled }) => ({
      adminId: String(id),
      adminNick: nick,
      isDisabled: is_disabled,
    })),
    channels: leading,
    timeZone: tenant.time_zone,
  }
}
