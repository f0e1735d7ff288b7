import type { Selectable } from 'kysely'
import { maxOverflowHops } from '../../rules/routing/overflow.ts'
import type { OpeningHours } from '../../rules/routing/hours.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Trx } from '../../log/lock-thread.ts'

export const defaultGroup = 'default'

export type Group = {
  id: string
  queueLimit: number
  hours: OpeningHours | null
  /** Where visitors go while this one is closed, full or empty. */
  overflowId: string | null
}

/** The visitor's group: the chosen one if it exists, else the channel's, else the default group. */
export async function groupFor(
  db: Db | Trx,
  { tenantId, channelId }: { tenantId: number; channelId: number },
  chosen: string | undefined,
): Promise<Group> {
  const rows = await db
    .selectFrom('agent_groups as g')
    .innerJoin('channels as c', 'c.tenant_id', 'g.tenant_id')
    .select(['g.id', 'g.queue_limit', 'g.hours', 'g.overflow_group_id', 'c.group_id as own'])
    .where('g.tenant_id', '=', tenantId)
    .where('c.id', '=', channelId)
    .where((eb) =>
      eb.or([
        eb('g.id', '=', chosen ?? ''),
        eb('g.id', '=', eb.ref('c.group_id')),
        eb('g.id', '=', defaultGroup),
      ]),
    )
    .execute()
  const row =
    rows.find(({ id }) => id === chosen) ??
    rows.find(({ id, own }) => id === own) ??
    rows.find(({ id }) => id === defaultGroup)
  return row ? toGroup(row) : { id: defaultGroup, queueLimit: 0, hours: null, overflowId: null }
}

type GroupRow = Pick<
  Selectable<Database['agent_groups']>,
  'id' | 'queue_limit' | 'hours' | 'overflow_group_id'
>

function toGroup({ id, queue_limit, hours, overflow_group_id }: GroupRow): Group {
  return { id, queueLimit: queue_limit, hours, overflowId: overflow_group_id }
}

/** The overflow groups of a group, in order. What is saved has no circles; a row that was written by hand may. */
export async function overflowGroups(db: Db | Trx, tenantId: number, group: Group): Promise<Group[]> {
  const chain: Group[] = []
  let next = group.overflowId
  while (next !== null && chain.length < maxOverflowHops) {
    const found = await groupById(db, tenantId, next)
    if (!found || [group, ...chain].some(({ id }) => id === found.id)) break
    chain.push(found)
    next = found.overflowId
  }
  return chain
}

export async function groupById(db: Db | Trx, tenantId: number, id: string): Promise<Group | undefined> {
  const row = await db
    .selectFrom('agent_groups')
    .select(['id', 'queue_limit', 'hours', 'overflow_group_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toGroup(row)
}
