import { channelInfo, type ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import { addressBlock } from '../../identity/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { Channel } from './channels.ts'

export const route = serve(channelInfo, async ({ channelId }, { channels, limits }, caller) => {
  limits.take(limitRules.channel, addressBlock(caller.address))
  const channel = await channels.find(channelId)
  if (!channel) throw new Failed('channel.unknown')
  return settingsOf(channel)
})

export function settingsOf({ config, tenantKey, key, isStaffed }: Channel): ChannelInfo {
  return { ...config, tenantId: tenantKey, channelId: key, isStaffed }
}
