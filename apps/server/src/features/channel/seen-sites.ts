import { sql } from 'kysely'
import { setupTiming } from '../../node-timing.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Failures } from '../../platform/observe/failures.ts'
import type { Channel } from './channels.ts'

/** Of one channel, in the database and in the memory of a node: anybody can invent origins. */
const maxSites = 20

type Parts = { db: Db; clock: Clock; failures: Failures }

/** Writes down on which sites a channel was loaded. No response waits for it. */
export function createSeenSites({ db, clock, failures }: Parts) {
  /** By the channel's number: sites that this node has written in the present minute. */
  const written = new Map<number, { until: number; sites: Set<string> }>()

  function isDue(channelId: number, site: string): boolean {
    const now = clock.now()
    const known = written.get(channelId)
    const recent =
      known && known.until > now ? known : { until: now + setupTiming.seenMs, sites: new Set<string>() }
    if (recent !== known) written.set(channelId, recent)
    if (recent.sites.has(site) || recent.sites.size >= maxSites) return false
    recent.sites.add(site)
    return true
  }

  async function write({ tenantId, id: channelId }: Pick<Channel, 'tenantId' | 'id'>, origin: string) {
    const seenAt = clock.now()
    await db
      .insertInto('seen_sites')
      .values({ tenant_id: tenantId, channel_id: channelId, origin, seen_at: seenAt })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'channel_id', 'origin'])
          .doUpdateSet({ seen_at: sql`greatest(seen_sites.seen_at, excluded.seen_at)` }),
      )
      .execute()
    await db
      .deleteFrom('seen_sites')
      .where('tenant_id', '=', tenantId)
      .where('channel_id', '=', channelId)
      .where('origin', 'in', (eb) =>
        eb
          .selectFrom('seen_sites')
          .select('origin')
          .where('tenant_id', '=', tenantId)
          .where('channel_id', '=', channelId)
          .orderBy('seen_at', 'desc')
          .orderBy('origin')
          .offset(maxSites),
      )
      .execute()
  }

  return {
    record(channel: Pick<Channel, 'tenantId' | 'id'>, site: string): void {
      if (isDue(channel.id, site))
        write(channel, site).catch(failures.ignore('channel.seen-sites', { channelId: channel.id }))
    },
  }
}

export type SeenSites = ReturnType<typeof createSeenSites>
