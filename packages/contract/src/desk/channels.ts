import { textLimits } from '../text-limits.ts'
import { z } from 'zod'
import { Origin, Embedding } from '../channel/config/appearance.ts'
import { ChannelChanges } from '../settings/channel-settings.ts'
import { Id, Timestamp, Nothing, WireText, WrittenText } from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'
import { channelLimits } from './channel-limits.ts'

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
  /** Visitors do not find an archived channel; its conversations stay. */
  isArchived: z.boolean(),
  version: z.int(),
  /** How many settings of its draft are not published. */
  draftCount: z.int(),
  /** When its draft will be published. */
  publishTime: Timestamp.optional(),
})
export type SiteChannel = z.infer<typeof SiteChannel>

export const siteChannelExample: SiteChannel = {
  channelId: 'demo',
  name: 'Demo',
  allowedOrigins: ['https://shop.example'],
  keys: [{ keyId: 'k3v9Kq', algorithm: 'HS256', createTime: 1_794_600_000_000 }],
  isArchived: false,
  version: 7,
  draftCount: 2,
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

const ChannelName = WrittenText.max(channelLimits.name).regex(/[^\p{C}\p{Z}]/u)

export const createChannel = deskEndpoint('createChannel', {
  summary:
    'Create a channel with neutral settings, with those of another channel, or with those of an exported file. ' +
    'Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    name: ChannelName,
    /** The channel to copy. */
    copyOf: Id.optional(),
    /** The settings of a file; those that it lacks are neutral. */
    settings: ChannelChanges.optional(),
  }),
  output: z.object({ channelId: Id }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany', 'request.tooLarge'],
  example: { input: { name: 'Shop', copyOf: 'demo' }, output: { channelId: 'shop' } },
})

export const readChannelFile = deskEndpoint('readChannelFile', {
  summary:
    'Check the settings of an exported file, so that the desk can say which of them cannot be imported. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  /** JSON as text: what is in it is checked setting by setting. */
  input: z.object({ settings: WireText.max(channelLimits.draft) }),
  output: z.object({
    changes: ChannelChanges,
    /** Names in the file that are no settings, or whose values are not allowed. */
    invalid: z.array(z.string()),
  }),
  errors: ['identity.forbidden', 'request.invalid', 'request.tooLarge', 'request.tooMany'],
  example: {
    input: { settings: '{"mainColor":"#0a7d4f","mainWidth":-1}' },
    output: { changes: { mainColor: '#0a7d4f' }, invalid: ['mainWidth'] },
  },
})

export const renameChannel = deskEndpoint('renameChannel', {
  summary: 'Change the name by which agents know a channel. Visitors do not see it. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, name: ChannelName }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', name: 'Shop' }, output: {} },
})

export const archiveChannel = deskEndpoint('archiveChannel', {
  summary:
    'Close a channel for visitors, or open it again. Its conversations, settings and keys stay. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, isArchived: z.boolean() }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', isArchived: true }, output: {} },
})

export const uploadChannelImage = deskEndpoint('uploadChannelImage', {
  summary:
    'Store an image for the settings of a channel. It is drawn anew, so that nothing but the picture is kept. ' +
    'Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  body: 'multipart',
  input: z.object({ channelId: Id }),
  output: z.object({ url: z.string() }),
  errors: [
    'identity.forbidden',
    'object.unknown',
    'request.invalid',
    'request.tooMany',
    'upload.tooLarge',
    'upload.type',
    'upload.blocked',
  ],
  example: { input: { channelId: 'demo' }, output: { url: '/files/channels/1-Zk3l0aQmC2uH7m6Vt1yqDq.webp' } },
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
