import type { OpeningHours } from '../../rules/routing/hours.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'

export const defaultGroup = 'default'

export type Group = { id: string; queueLimit: number; hours: OpeningHours | null }

/** The visitor's group: the chosen one if it exists, else the channel's, else the default group. */
export async function groupFor(
  db: Db | Trx,
  { tenantId, channelId }: { tenantId: number; channelId: number },
  chosen: string | undefined,
): Promise<Group> {
  const rows = await db
    .selectFrom('agent_groups as g')
    .innerJoin('channels as c', 'c.tenant_id', 'g.tenant_id')
    .select(['g.id', 'g.queue_limit', 'g.hours', 'c.group_id as own'])
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
  return row
    ? { id: row.id, queueLimit: row.queue_limit, hours: row.hours }
    : { id: defaultGroup, queueLimit: 0, hours: null }
}
