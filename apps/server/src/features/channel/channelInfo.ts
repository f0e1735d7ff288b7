import { channelInfo } from '@foyer/contract/channel/channelInfo.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'

export const route = serve(channelInfo, async ({ channelId }, { channels }) => {
  const channel = await channels.find(channelId)
  if (!channel) throw new Failed('channel.unknown')
  return { ...channel.config, tenantId: channel.tenantKey, channelId: channel.key }
})
