import type { IdentityKey } from '@foyer/contract/desk/channels.ts'
import { maxIdentityKeys } from '@foyer/contract/desk/max-identity-keys.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/pool.ts'
import { Failed } from '../platform/http/failed.ts'
import { randomKey } from '../platform/random.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import { openKey, sealKey, type ProvingKey } from './key-material.ts'

export type ChannelRef = { tenantId: number; channelId: number }
type NewKey = { algorithm: IdentityKey['algorithm']; material: string }

/** The keys that sites prove their users with. They are read anew for every proof: one that is revoked is gone. */
export function createIdentityKeys(db: Db, clock: Clock, box: SecretBox) {
  return {
    /** By the id of their channel, the oldest first, without what is secret. */
    async ofTenant(tenantId: number): Promise<Map<number, IdentityKey[]>> {
      const rows = await db
        .selectFrom('identity_keys')
        .select(['channel_id', 'id', 'algorithm', 'created_at'])
        .where('tenant_id', '=', tenantId)
        .orderBy('created_at')
        .execute()
      const byChannel = Map.groupBy(rows, ({ channel_id }) => channel_id)
      return new Map([...byChannel].map(([channelId, keys]) => [channelId, keys.map(toKey)]))
    },

    async provingKeys(ref: ChannelRef): Promise<ProvingKey[]> {
      const rows = await db
        .selectFrom('identity_keys')
        .select(['id', 'algorithm', 'material'])
        .where('tenant_id', '=', ref.tenantId)
        .where('channel_id', '=', ref.channelId)
        .execute()
      const keys = await Promise.all(rows.map((row) => openKey(box, row, identityKeyAbout(ref, row.id))))
      return keys.filter((key) => key !== undefined)
    },

    /** `trx` has locked the channel's row, so two admins at once do not make one too many. */
    async create(trx: Db, ref: ChannelRef, { algorithm, material }: NewKey): Promise<IdentityKey> {
      const row = { id: randomKey(), algorithm, created_at: new Date(clock.now()) }
      const sealed = sealKey(box, algorithm, material, identityKeyAbout(ref, row.id))
      const { count } = await trx
        .selectFrom('identity_keys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenant_id', '=', ref.tenantId)
        .where('channel_id', '=', ref.channelId)
        .executeTakeFirstOrThrow()
      if (count >= maxIdentityKeys) throw new Failed('request.tooMany')
      await trx
        .insertInto('identity_keys')
        .values({ tenant_id: ref.tenantId, channel_id: ref.channelId, material: sealed, ...row })
        .execute()
      return toKey(row)
    },

    /** Answers with the key; undefined when there was none. */
    async revoke(trx: Db, ref: ChannelRef, keyId: string): Promise<IdentityKey | undefined> {
      const row = await trx
        .deleteFrom('identity_keys')
        .where('tenant_id', '=', ref.tenantId)
        .where('channel_id', '=', ref.channelId)
        .where('id', '=', keyId)
        .returning(['id', 'algorithm', 'created_at'])
        .executeTakeFirst()
      return row && toKey(row)
    },
  }
}

export type IdentityKeys = ReturnType<typeof createIdentityKeys>

type Row = { id: string; algorithm: IdentityKey['algorithm']; created_at: Date }

function toKey({ id, algorithm, created_at }: Row): IdentityKey {
  return { keyId: id, algorithm, createTime: created_at.getTime() }
}

/** Binds a sealed key to its place. */
export function identityKeyAbout({ tenantId, channelId }: ChannelRef, id: string): string {
  return `identity key of ${tenantId}:${channelId}:${id}`
}
