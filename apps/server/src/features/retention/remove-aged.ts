import { sql } from 'kysely'
import type { Retention } from '@foyer/contract/desk/retentions.ts'
import type { Deps } from '../../deps.ts'
import { retentionTiming } from '../../node-timing.ts'
import { lifetimeMs } from '../../rules/log/shelf-life.ts'
import { firstShelf } from '../../rules/log/shelf.ts'
import { removeOfflineMessages, removeTickets, type Aged } from './remove-requests.ts'
import { removeSessions } from './remove-sessions.ts'

/**
 * Removes what is on no shelf that is dropped: tenant by tenant, so that one that fails keeps no other. It goes by the
 * class that its channel has now. There is no undo, so a new choice takes effect only when the undo window has passed.
 */
export async function removeAged(deps: Deps): Promise<void> {
  const channels = await deps.db
    .selectFrom('channels as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['c.tenant_id', 'c.id', 'c.retention as own', 't.retention as common'])
    .select(sql<number>`greatest(c.retention_since, t.retention_since, 0)`.as('since'))
    .orderBy('c.tenant_id')
    .execute()
  const settledBefore = deps.clock.now() - retentionTiming.undoMs
  for (const [tenantId, own] of Map.groupBy(channels, (channel) => channel.tenant_id)) {
    const settled = own.filter(({ since }) => since <= settledBefore)
    const byClass = Map.groupBy(settled, (channel) => channel.own ?? channel.common)
    const row = { tenantId, id: 'aged' }
    await deps.quarantine.attempt('retention', row, () => removeAgedOf(deps, tenantId, byClass))
  }
}

async function removeAgedOf(
  deps: Deps,
  tenantId: number,
  byClass: ReadonlyMap<Retention, readonly { id: number }[]>,
): Promise<void> {
  const now = deps.clock.now()
  // Their visitors were under a hold that was lifted.
  await removeSessions(deps, tenantId, (sessions) =>
    sessions.where('s.due_at', '<=', now).orderBy('s.due_at').orderBy('s.thread_id').orderBy('s.first_seq'),
  )
  for (const [retention, channels] of byClass) {
    const lifetime = lifetimeMs(retention)
    if (lifetime === undefined) continue
    const aged = { tenantId, channelIds: channels.map(({ id }) => id), before: now - lifetime }
    await removeUndivided(deps, aged)
    await removeTickets(deps, aged)
    await removeOfflineMessages(deps, aged)
  }
}

/** The log as it was before it was divided holds every class, so its sessions are removed row by row. */
async function removeUndivided(deps: Deps, { tenantId, channelIds, before }: Aged): Promise<void> {
  await removeSessions(deps, tenantId, (sessions) =>
    sessions
      .where('s.shelf', '=', firstShelf)
      .where('s.ended_at', '<', before)
      .where('t.channel_id', 'in', channelIds)
      .orderBy('s.ended_at')
      .orderBy('s.thread_id')
      .orderBy('s.first_seq'),
  )
}
