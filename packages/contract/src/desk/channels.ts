import { textLimits } from '../text-limits.ts'
import { z } from 'zod'
import { Origin, Embedding } from '../channel/config/appearance.ts'
import { Id, Timestamp, Nothing, WireText } from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'

export const identityAlgorithms = ['HS256', 'ES256'] as const

/** A key that a site's server signs its users' names with. What is secret of it is shown once, when it is made. */
export const IdentityKey = z.object({
  keyId: Id,
  algorithm: z.enum(identityAlgorithms),
  createTime: Timestamp,
})
export type IdentityKey = z.infer<typeof IdentityKey>

/** A channel as its owner puts it on a site. */
export const SiteChannel = z.object({
  channelId: Id,
  name: z.string(),
  allowedOrigins: z.array(Origin),
  keys: z.array(IdentityKey),
})
export type SiteChannel = z.infer<typeof SiteChannel>

export const siteChannelExample: SiteChannel = {
  channelId: 'demo',
  name: 'Demo',
  allowedOrigins: ['https://shop.example'],
  keys: [{ keyId: 'k3v9Kq', algorithm: 'HS256', createTime: 1_794_600_000_000 }],
}

export const listChannels = deskEndpoint('listChannels', {
  summary: 'The channels of the tenant, as they are put on sites. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ channels: z.array(SiteChannel) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { channels: [siteChannelExample] } },
})

export const setOrigins = deskEndpoint('setOrigins', {
  summary: 'Say which sites may show a channel in a frame; none named means every site. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, allowedOrigins: Embedding.shape.allowedOrigins }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', allowedOrigins: ['https://shop.example'] }, output: {} },
})

export const createIdentityKey = deskEndpoint('createIdentityKey', {
  summary: "Make a key that a site's server proves its users with. Admins and owners.",
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    channelId: Id,
    algorithm: IdentityKey.shape.algorithm,
    /** ES256: the public key as SPKI PEM; the private one never comes here. */
    publicKey: WireText.max(textLimits.publicKey).optional(),
  }),
  output: z.object({
    key: IdentityKey,
    /** HS256: the secret, in base64url; its own letters are the key. Never told again. Of ES256 there is none. */
    secret: z.string(),
  }),
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany', 'request.invalid'],
  example: {
    input: { channelId: 'demo', algorithm: 'HS256' },
    output: {
      key: siteChannelExample.keys[0] ?? { keyId: 'k', algorithm: 'HS256', createTime: 0 },
      secret: 'c2VjcmV0',
    },
  },
})

export const revokeIdentityKey = deskEndpoint('revokeIdentityKey', {
  summary: 'Take a key away: what is signed with it proves nothing any more. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, keyId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', keyId: 'k3v9Kq' }, output: {} },
})
