import { channelInfo } from '@foyer/contract/channel/channelInfo.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'

export const route = serve(channelInfo, async ({ channelId }, { channels }) => {
  const channel = await channels.find(channelId)
  if (!channel) throw new Failed('channel.unknown')
  const { config, tenantKey: tenantId, key, isStaffed } = channel
  return { ...config, tenantId, channelId: key, isStaffed }
})
