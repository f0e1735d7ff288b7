import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Locale } from '../wire.ts'
import { ChannelConfig, defaultChannelConfig, encodeChannelConfig } from './config.ts'

/** `isStaffed`: somebody is at their desk whom a visitor could get, at the moment of asking. */
export const ChannelInfo = ChannelConfig.extend({ isStaffed: z.boolean().optional() })
export type ChannelInfo = z.output<typeof ChannelInfo>
export type WireChannelInfo = z.input<typeof ChannelInfo>

export const channelInfo = endpoint('channelInfo', {
  summary: 'The settings of a channel: everything the chat needs before it draws anything.',
  access: 'public',
  /** `locale`: the language that the chat will speak, for the texts of the channel. */
  input: z.object({ channelId: Id, locale: Locale.optional() }),
  output: ChannelInfo,
  errors: ['channel.unknown', 'request.tooMany'],
  example: {
    input: { channelId: 'demo' },
    output: { ...encodeChannelConfig(defaultChannelConfig), isStaffed: true },
  },
})

export const findChannel = endpoint('findChannel', {
  summary:
    'The channel of a page whose address names none: by a published help document, by a form for tickets, by the ' +
    'tenant, or by the token of a ticket link in the header `token`. An id that several tenants use needs the tenantId.',
  access: 'public',
  input: z.object({ docId: Id.optional(), templateId: Id.optional(), tenantId: Id.optional() }),
  output: z.object({ tenantId: z.string(), channelId: z.string() }),
  errors: ['channel.unknown', 'request.tooMany'],
  example: { input: { docId: 'd7', tenantId: 'demo' }, output: { tenantId: 'demo', channelId: 'demo' } },
})
