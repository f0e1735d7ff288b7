import { encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { newChannelConfig } from '@foyer/contract/channel/new-channel.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { operatorOf, writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { randomKey } from '../../platform/random.ts'
import { keyOfName } from '../../rules/setup/key-of-name.ts'
import { formLabels, freeKey } from '../channel-editor/new-channel.ts'
import { createAgent } from '../accounts/create-agent.ts'

export type NewTenant = {
  name: string
  /** Made of the name when it is left out. */
  key?: string
  locale: LocaleCode
  timeZone: string
  owner: { nick: string; email: string; password: string }
}

/** The group that every new tenant has, with its owner in it. */
export const firstGroupId = 'default'

export type CreatedTenant = { tenantId: number; tenantKey: string; channelKey: string; agentId: number }

/**
 * A tenant that works at once: one channel with neutral settings, one group, one owner. Without `operator` (a command's
 * user) the owner creates it themselves, from `origin`.
 */
export async function createTenant(
  trx: Trx,
  { name, key, locale, timeZone, owner }: NewTenant,
  by: { operator: string } | { origin: Pick<AuditActor, 'address' | 'userAgent'> },
  now: number,
): Promise<CreatedTenant> {
  const tenantKey = await freeKey(trx, key ?? keyOfName(name) ?? randomKey(), key === undefined)
  const { id: tenantId } = await trx
    .insertInto('tenants')
    .values({ key: tenantKey, name, locale, time_zone: timeZone })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The desk reminds of the steps that are left.
  await trx.insertInto('tenant_setup').values({ tenant_id: tenantId }).execute()
  const config = newChannelConfig({
    tenantId: tenantKey,
    channelId: tenantKey,
    name,
    labels: formLabels(locale),
    phoneRule: locale === 'zh' ? 'mainland' : 'international',
  })
  await trx.insertInto('agent_groups').values({ tenant_id: tenantId, id: firstGroupId, name }).execute()
  await trx
    .insertInto('channels')
    .values({
      tenant_id: tenantId,
      key: tenantKey,
      name,
      config: JSON.stringify(encodeChannelConfig(config)),
      group_id: firstGroupId,
    })
    .execute()
  const actorOfOwner = (agentId: number): AuditActor =>
    'operator' in by
      ? operatorOf(tenantId, by.operator)
      : { tenantId, kind: 'agent', agentId, name: owner.nick, ...by.origin }
  const { agentId } = await createAgent(
    trx,
    tenantId,
    { ...owner, role: 'owner', groupIds: [firstGroupId] },
    { actor: actorOfOwner, now },
  )
  await writeAudit(
    trx,
    actorOfOwner(agentId),
    {
      action: 'createTenant',
      object: { kind: 'tenant', id: tenantKey, name },
      after: { locale, timeZone, channel: tenantKey },
    },
    now,
  )
  return { tenantId, tenantKey, channelKey: tenantKey, agentId }
}
