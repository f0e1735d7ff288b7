import { channelInfo, type ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { Failed } from '../../platform/http/failed.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { inLanguage, type Channel } from './channels.ts'

/** The channel that a visitor's token is for, with its settings as they are now. */
export async function visitorChannel(
  { db, channelConfigs }: Pick<Deps, 'db' | 'channelConfigs'>,
  { tenantId, channelId }: Pick<VisitorClaims, 'tenantId' | 'channelId'>,
) {
  const row = await db
    .selectFrom('channels as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['t.key as tenantKey', 'c.key', 'c.config', 'c.evaluate', 'c.translations'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', channelId)
    .executeTakeFirstOrThrow(() => new Failed('channel.unknown'))
  return { ...row, config: channelConfigs.read({ tenantId, channelId, config: row.config }) }
}

const channelInfoRoute = serve(
  channelInfo,
  async ({ channelId, locale = '' }, { channels, limits }, caller) => {
    limits.take(limitRules.channel, addressBlock(caller.address))
    const channel = await channels.find(channelId)
    if (!channel) throw new Failed('channel.unknown')
    return settingsOf(channel, locale)
  },
)

/** All that the chat needs of a channel, with its texts in a visitor's language. */
export function settingsOf(channel: Channel, locale: string): ChannelInfo {
  const { config, translations, tenantKey, key, isStaffed } = channel
  return { ...inLanguage(config, translations, locale), tenantId: tenantKey, channelId: key, isStaffed }
}

export const channelInfoRoutes = { channelInfo: channelInfoRoute }
