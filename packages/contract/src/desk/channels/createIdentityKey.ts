import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, WireText } from '../../wire.ts'
import { IdentityKey, siteChannelExample } from './channel.ts'

export const createIdentityKey = endpoint('createIdentityKey', {
  summary: "Make a key that a site's server proves its users with. Admins and owners.",
  access: 'agent',
  input: z.object({
    channelId: Id,
    algorithm: IdentityKey.shape.algorithm,
    /** ES256: the public key as SPKI PEM; the private one never comes here. */
    publicKey: WireText.max(2000).optional(),
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
