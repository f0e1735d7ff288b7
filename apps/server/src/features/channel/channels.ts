import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { OpeningHours } from '@foyer/core/routing/hours.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { isAnybodyThere } from '../routing/anybody-there.ts'
import { groupFor } from '../routing/groups.ts'

export type Channel = {
  tenantId: number
  tenantKey: string
  id: number
  key: string
  name: string
  config: ChannelConfig
  /** When those are there who answer it, unless a visitor chooses others. */
  hours: OpeningHours | null
  /** Somebody is there to be asked for. */
  isStaffed: boolean
}

/** A changed channel is seen by every node within this time. */
const rememberMs = 5_000

/** Channels by their public key, remembered for a moment because every chat begins with one. */
export function createChannels(db: Db, clock: Clock) {
  const remembered = new Map<string, { channel: Channel | undefined; until: number }>()

  async function load(key: string): Promise<Channel | undefined> {
    const row = await db
      .selectFrom('channels as c')
      .innerJoin('tenants as t', 't.id', 'c.tenant_id')
      .select(['c.tenant_id', 't.key as tenant_key', 'c.id', 'c.key', 'c.name', 'c.config'])
      .where('c.key', '=', key)
      .executeTakeFirst()
    if (!row) return undefined
    const { tenant_id: tenantId, tenant_key: tenantKey, ...rest } = row
    const { id: groupId, hours } = await groupFor(db, { tenantId, channelId: row.id }, undefined)
    const isStaffed = await isAnybodyThere(db, { tenantId, groupId, config: row.config, now: clock.now() })
    return { tenantId, tenantKey, ...rest, hours, isStaffed }
  }

  return {
    async find(key: string): Promise<Channel | undefined> {
      if (!mayBeKey(key)) return undefined
      const known = remembered.get(key)
      if (known && known.until > clock.now()) return known.channel
      const channel = await load(key)
      // Keys come from the outside: a flood of invented ones must not fill the memory.
      if (remembered.size > 10_000) remembered.clear()
      remembered.set(key, { channel, until: clock.now() + rememberMs })
      return channel
    },
  }
}

/** From addresses that anybody may write: neither a long key to remember nor one that PostgreSQL cannot read. */
function mayBeKey(key: string): boolean {
  return key !== '' && key.length <= 64 && !key.includes('\0')
}

export type Channels = ReturnType<typeof createChannels>
