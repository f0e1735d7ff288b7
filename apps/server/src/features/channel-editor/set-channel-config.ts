import { encodeChannelConfig, type WireChannelConfig } from '@foyer/contract/channel/config.ts'
import { sql } from 'kysely'
import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { changeSettings } from '../../rules/channel/change-settings.ts'
import { settingsOf } from '../../rules/channel/channel-settings.ts'
import { publishSettings } from './publish-settings.ts'
import { lockChannel } from './stored-channel.ts'
import { readChannelConfig } from '../channel/read-channel-config.ts'

type StoredChannel = {
  tenantId: number
  id: number
  name: string
  config: WireChannelConfig
  invalid: string[]
}

/** A channel by its key with its settings as the wire has them. Invalid ones have their defaults and are listed. */
export async function readStoredChannel(db: Db | Trx, key: string): Promise<StoredChannel> {
  const {
    tenantKey,
    config: stored,
    ...channel
  } = await db
    .selectFrom('channels as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['c.tenant_id as tenantId', 't.key as tenantKey', 'c.id', 'c.name', 'c.config'])
    .where('c.key', '=', key)
    .executeTakeFirstOrThrow(() => new Error(`no channel ${key}`))
  const { config, invalid } = readChannelConfig(stored)
  return {
    ...channel,
    config: encodeChannelConfig({ ...config, tenantId: tenantKey, channelId: key }),
    invalid,
  }
}

/** Replaces the named settings of a channel; answers the names of those that are different now. Nodes see it within five seconds. */
export async function setChannelConfig(
  trx: Trx,
  key: string,
  change: unknown,
  { operator, now }: { operator: string; now: number },
): Promise<string[]> {
  const { tenantId } = await readStoredChannel(trx, key)
  const channel = await lockChannel(trx, tenantId, key)
  const { document } = channel
  const changed = changeSettings(document.config, change)
  if ('problem' in changed) throw new Error(changed.problem)
  const actor = operatorOf(tenantId, operator)
  const settings = settingsOf({ ...document, config: changed.config })
  const publication = { settings, actor, action: 'setChannelConfig', now } as const
  const published = await publishSettings(trx, channel, publication)
  const origins = changedFields(
    { allowedOrigins: document.config.allowedOrigins },
    { allowedOrigins: changed.config.allowedOrigins },
  )
  if (origins) {
    await trx
      .updateTable('channels')
      .set({ config: sql`config || ${JSON.stringify(origins.after)}::jsonb` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', channel.id)
      .execute()
    const object = { kind: 'channel', id: key, name: channel.name } as const
    await writeAudit(trx, actor, { action: 'setChannelConfig', object, ...origins }, now)
  }
  return [...(published?.changed ?? []), ...Object.keys(origins?.after ?? {})]
}
