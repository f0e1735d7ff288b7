import { sql } from 'kysely'
import {
  listChannels,
  setOrigins,
  createIdentityKey,
  revokeIdentityKey,
} from '@foyer/contract/desk/channels.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { ChannelRef } from '../../identity/identity-keys.ts'
import { requireMay } from '../../identity/require-may.ts'
import { serve } from '../../platform/http/serve.ts'
import { newSecret, readPublicKey } from '../../identity/key-material.ts'

/** A channel of the agent's own tenant, by its public key. Another's is answered like one that does not exist. */
async function ownChannel(db: Db, { tenantId }: AgentCaller, key: string): Promise<ChannelRef> {
  const { id } = await db
    .selectFrom('channels')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { tenantId, channelId: id }
}

const listChannelsRoute = serve(
  listChannels,
  async (_input, { db, identityKeys, channelConfigs }, caller) => {
    requireMay(caller, 'putOnSites')
    const [channels, keys] = await Promise.all([
      db
        .selectFrom('channels')
        .select(['id', 'key', 'name', 'config'])
        .where('tenant_id', '=', caller.tenantId)
        .orderBy('id')
        .execute(),
      identityKeys.ofTenant(caller.tenantId),
    ])
    return {
      channels: channels.map(({ id, key, name, config }) => ({
        channelId: key,
        name,
        allowedOrigins: channelConfigs.read({ tenantId: caller.tenantId, channelId: id, config })
          .allowedOrigins,
        keys: keys.get(id) ?? [],
      })),
    }
  },
)

/** Every node sees it within the time that it remembers a channel for. */
const setOriginsRoute = serve(setOrigins, async ({ channelId, allowedOrigins }, { db }, caller) => {
  requireMay(caller, 'putOnSites')
  const channel = await ownChannel(db, caller, channelId)
  const change = JSON.stringify({ allowedOrigins: [...new Set(allowedOrigins)] })
  await db
    .updateTable('channels')
    .set({ config: sql`config || ${change}::jsonb` })
    .where('tenant_id', '=', channel.tenantId)
    .where('id', '=', channel.channelId)
    .execute()
  return {}
})

const createIdentityKeyRoute = serve(createIdentityKey, async (input, { db, identityKeys }, caller) => {
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

const revokeIdentityKeyRoute = serve(revokeIdentityKey, async (input, { db, identityKeys }, caller) => {
  requireMay(caller, 'putOnSites')
  const channel = await ownChannel(db, caller, input.channelId)
  if (!(await identityKeys.revoke(channel, input.keyId))) throw new Failed('object.unknown')
  return {}
})

export const channelsRoutes = {
  createIdentityKey: createIdentityKeyRoute,
  listChannels: listChannelsRoute,
  revokeIdentityKey: revokeIdentityKeyRoute,
  setOrigins: setOriginsRoute,
}
