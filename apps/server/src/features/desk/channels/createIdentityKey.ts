import { createIdentityKey } from '@foyer/contract/desk/channels.ts'
import { newSecret, readPublicKey } from '../../../identity/key-material.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ownChannel } from './own-channel.ts'

export const route = serve(createIdentityKey, async (input, { db, identityKeys }, caller) => {
  requireMay(caller, 'putOnSites')
  const channel = await ownChannel(db, caller, input.channelId)
  const { algorithm, publicKey } = input
  // A secret is made here, a public key comes from the site: whoever mixes them up means something else.
  if ((algorithm === 'ES256') !== (publicKey !== undefined)) throw new Failed('request.invalid')
  const material = publicKey === undefined ? newSecret() : await readPublicKey(publicKey)
  if (material === undefined) throw new Failed('request.invalid')
  const key = await identityKeys.create(channel, { algorithm, material })
  return { key, secret: algorithm === 'HS256' ? material : '' }
})
