import { channelInfo, type ChannelInfo } from '@foyer/contract/channel/channelInfo.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Channel } from './channels.ts'

export const route = serve(channelInfo, async ({ channelId }, { channels }) => {
  const channel = await channels.find(channelId)
  if (!channel) throw new Failed('channel.unknown')
  return settingsOf(channel)
})

export function settingsOf({ config, tenantKey, key, isStaffed }: Channel): ChannelInfo {
  return { ...config, tenantId: tenantKey, channelId: key, isStaffed }
}
