import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { SiteChannel, siteChannelExample } from './channel.ts'

export const listChannels = endpoint('listChannels', {
  summary: 'The channels of the tenant, as they are put on sites. Admins and owners.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ channels: z.array(SiteChannel) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { channels: [siteChannelExample] } },
})
