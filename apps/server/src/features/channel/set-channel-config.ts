import { encodeChannelConfig, type WireChannelConfig } from '@foyer/contract/channel/config.ts'
import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { changeSettings } from '../../rules/channel/change-settings.ts'
import { readChannelConfig } from './read-channel-config.ts'

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
  await trx.selectFrom('channels').select('id').where('key', '=', key).forNoKeyUpdate().execute()
  const channel = await readStoredChannel(trx, key)
  const changed = changeSettings(channel.config, change)
  if ('problem' in changed) throw new Error(changed.problem)
  const fields = changedFields(channel.config, changed.config)
  if (!fields && channel.invalid.length === 0) return []
  await trx
    .updateTable('channels')
    .set({ config: JSON.stringify(changed.config) })
    .where('tenant_id', '=', channel.tenantId)
    .where('id', '=', channel.id)
    .execute()
  const object = { kind: 'channel', id: key, name: channel.name } as const
  const actor = operatorOf(channel.tenantId, operator)
  await writeAudit(trx, actor, { action: 'setChannelConfig', object, ...fields }, now)
  return Object.keys(fields?.after ?? {})
}
