import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const revokeIdentityKey = endpoint('revokeIdentityKey', {
  summary: 'Take a key away: what is signed with it proves nothing any more. Admins and owners.',
  access: 'agent',
  input: z.object({ channelId: Id, keyId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', keyId: 'k3v9Kq' }, output: {} },
})
