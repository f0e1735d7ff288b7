import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { ChannelConfig, defaultChannelConfig } from './config.ts'

export const channelInfo = endpoint('channelInfo', {
  summary: 'The settings of a channel: everything the chat needs before it draws anything.',
  access: 'public',
  input: z.object({ channelId: Id }),
  output: ChannelConfig,
  errors: ['channel.unknown', 'request.tooMany'],
  example: { input: { channelId: 'demo' }, output: defaultChannelConfig },
})
