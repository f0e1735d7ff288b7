import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'

type Asked = {
  tenantId: number
  /** Where a visitor waits who chooses nobody. */
  groupId: string
  config: Pick<ChannelConfig, 'groupMode' | 'groupConfig'>
  now: number
}

/** Whether anybody is at their desk whom visitors of a channel may get: then asking for a person is worth it. */
export async function isAnybodyThere(db: Db, { tenantId, groupId, config, now }: Asked): Promise<boolean> {
  const chosen = config.groupMode === 1 ? config.groupConfig.map((group) => group.groupId) : []
  const somebody = await db
    .selectFrom('agent_seats as s')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.id', '=', 's.agent_id'),
    )
    .innerJoin('agent_group_members as m', (join) =>
      join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.agent_id', '=', 's.agent_id'),
    )
    .select(sql`1`.as('one'))
    .where('s.tenant_id', '=', tenantId)
    .where('s.lease_until', '>', now)
    .where('a.is_disabled', '=', false)
    .where('m.group_id', 'in', [groupId, ...chosen])
    .limit(1)
    .executeTakeFirst()
  return somebody !== undefined
}
