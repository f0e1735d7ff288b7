import { revokeIdentityKey } from '@foyer/contract/desk/channels.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ownChannel } from './own-channel.ts'

export const route = serve(revokeIdentityKey, async (input, { db, identityKeys }, caller) => {
  requireMay(caller, 'putOnSites')
  const channel = await ownChannel(db, caller, input.channelId)
  if (!(await identityKeys.revoke(channel, input.keyId))) throw new Failed('object.unknown')
  return {}
})
