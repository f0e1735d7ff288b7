import { sql } from 'kysely'
import {
  listChannels,
  setOrigins,
  createIdentityKey,
  revokeIdentityKey,
} from '@foyer/contract/desk/channels.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { ChannelRef } from '../../identity/identity-keys.ts'
import { requireMay } from '../../identity/require-may.ts'
import { serve } from '../../platform/http/serve.ts'
import { newSecret, readPublicKey } from '../../identity/key-material.ts'

/** A channel of the agent's own tenant, by its public key. Another's is answered like one that does not exist. */
async function ownChannel(db: Db, { tenantId }: AgentCaller, key: string): Promise<OwnChannel> {
  const { id, name, config } = await db
    .selectFrom('channels')
    .select(['id', 'name', 'config'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    // Its row stands for its keys and settings: two admins at once take turns.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { tenantId, channelId: id, config, object: { kind: 'channel', id: key, name } }
}

type OwnChannel = ChannelRef & {
  config: unknown
  /** As the audit log names it. */
  object: { kind: 'channel'; id: string; name: string }
}

const listChannelsRoute = serve(
  listChannels,
  async (_input, { db, identityKeys, channelConfigs }, caller) => {
    requireMay(caller, 'putOnSites')
    const [channels, keys] = await Promise.all([
      db
        .selectFrom('channels')
        .leftJoin('settings_drafts as d', (join) =>
          join
            .onRef('d.tenant_id', '=', 'channels.tenant_id')
            .on('d.kind', '=', 'channel')
            .on('d.object_id', '=', sql<string>`channels.id::text`),
        )
        .select(['id', 'key', 'name', 'config', 'version', 'archived_at', 'd.changes', 'd.publish_at'])
        .where('channels.tenant_id', '=', caller.tenantId)
        .orderBy('id')
        .execute(),
      identityKeys.ofTenant(caller.tenantId),
    ])
    return {
      channels: channels.map(({ id, key, name, config, version, archived_at, changes, publish_at }) => ({
        channelId: key,
        name,
        allowedOrigins: channelConfigs.read({ tenantId: caller.tenantId, channelId: id, config })
          .allowedOrigins,
        keys: keys.get(id) ?? [],
        isArchived: archived_at !== null,
        version,
        draftCount: Object.keys(changes ?? {}).length,
        ...(publish_at !== null && { publishTime: publish_at }),
      })),
    }
  },
)

/** Every node sees it within the time that it remembers a channel for. */
const setOriginsRoute = serve(setOrigins, async (input, { db, clock, channelConfigs }, caller) => {
  requireMay(caller, 'putOnSites')
  await db.transaction().execute(async (trx) => {
    const { object, ...channel } = await ownChannel(trx, caller, input.channelId)
    const before = { allowedOrigins: channelConfigs.read(channel).allowedOrigins }
    const after = { allowedOrigins: [...new Set(input.allowedOrigins)] }
    await trx
      .updateTable('channels')
      .set({ config: sql`config || ${JSON.stringify(after)}::jsonb` })
      .where('tenant_id', '=', channel.tenantId)
      .where('id', '=', channel.channelId)
      .execute()
    const change = { action: 'setOrigins', object, ...changedFields(before, after) } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

const createIdentityKeyRoute = serve(createIdentityKey, async (input, deps, caller) => {
  requireMay(caller, 'putOnSites')
  const { algorithm, publicKey } = input
  // A secret is made here, a public key comes from the site: whoever mixes them up means something else.
  if ((algorithm === 'ES256') !== (publicKey !== undefined)) throw new Failed('request.invalid')
  const material = publicKey === undefined ? newSecret() : await readPublicKey(publicKey)
  if (material === undefined) throw new Failed('request.invalid')
  const key = await deps.db.transaction().execute(async (trx) => {
    const { object, ...channel } = await ownChannel(trx, caller, input.channelId)
    const created = await deps.identityKeys.create(trx, channel, { algorithm, material })
    const after = { keyId: created.keyId, algorithm }
    const change = { action: 'createIdentityKey', object, after } as const
    await writeAudit(trx, actorOf(caller), change, deps.clock.now())
    return created
  })
  return { key, secret: algorithm === 'HS256' ? material : '' }
})

const revokeIdentityKeyRoute = serve(
  revokeIdentityKey,
  async (input, { db, clock, identityKeys }, caller) => {
    requireMay(caller, 'putOnSites')
    await db.transaction().execute(async (trx) => {
      const { object, ...channel } = await ownChannel(trx, caller, input.channelId)
      const revoked = await identityKeys.revoke(trx, channel, input.keyId)
      if (!revoked) throw new Failed('object.unknown')
      const before = { keyId: revoked.keyId, algorithm: revoked.algorithm }
      const change = { action: 'revokeIdentityKey', object, before } as const
      await writeAudit(trx, actorOf(caller), change, clock.now())
    })
    return {}
  },
)

export const channelsRoutes = {
  createIdentityKey: createIdentityKeyRoute,
  listChannels: listChannelsRoute,
  revokeIdentityKey: revokeIdentityKeyRoute,
  setOrigins: setOriginsRoute,
}
