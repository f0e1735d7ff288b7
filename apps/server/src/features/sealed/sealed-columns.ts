import type { SelectQueryBuilder } from 'kysely'
import { identityKeyAbout } from '../../identity/identity-keys.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import { totpAbout } from '../desk/account/two-factor/totp-secret.ts'
import { ssoSecretAbout } from '../sso/sso-rows.ts'
import { modelKeyAbout } from '../robot/model/channel-model.ts'
import { tokenSeal } from '../session/claim-attributes.ts'

/** A stored secret. `store` replaces it, unless somebody has changed it since it was read. */
export type SealedRow = {
  sealed: string
  about: string
  store: (trx: Trx, sealed: string) => Promise<unknown>
}

export type SealedColumn = {
  name: string
  /** The file that seals into the column: a test looks for files without a row here. */
  sealedBy: string
  /** Secrets of a tenant that another key than `keyId` has sealed, in pages. */
  pages: (db: Db, tenantId: number, keyId: string) => AsyncGenerator<SealedRow[]>
  /** How many secrets a key has sealed, in all tenants. */
  countUnder: (db: Db, keyId: string) => Promise<number>
}

const pageRows = 500

/** Every column that the secret box seals into. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    name: 'model_channels.sealed_key',
    sealedBy: 'features/robot/model/channel-model.ts',
    async *pages(db, tenantId, keyId) {
      const rows = await db
        .selectFrom('model_channels')
        .select(['channel_id', 'sealed_key'])
        .where('tenant_id', '=', tenantId)
        .where('sealed_key', 'not like', `${keyId}:%`)
        .execute()
      yield rows.map(({ channel_id, sealed_key: sealed }) => ({
        sealed: sealed ?? '',
        about: modelKeyAbout({ tenantId, channelId: channel_id }),
        store: (trx, again) =>
          trx
            .updateTable('model_channels')
            .set({ sealed_key: again })
            .where('tenant_id', '=', tenantId)
            .where('channel_id', '=', channel_id)
            .where('sealed_key', '=', sealed)
            .execute(),
      }))
    },
    countUnder: (db, keyId) =>
      counted(db.selectFrom('model_channels').where('sealed_key', 'like', `${keyId}:%`)),
  },
  {
    name: 'sso_settings.sealed_secret',
    sealedBy: 'features/sso/sso-settings.ts',
    async *pages(db, tenantId, keyId) {
      const rows = await db
        .selectFrom('sso_settings')
        .select('sealed_secret')
        .where('tenant_id', '=', tenantId)
        .where('sealed_secret', 'not like', `${keyId}:%`)
        .execute()
      yield rows.map(({ sealed_secret: sealed }) => ({
        sealed: sealed ?? '',
        about: ssoSecretAbout(tenantId),
        store: (trx, again) =>
          trx
            .updateTable('sso_settings')
            .set({ sealed_secret: again })
            .where('tenant_id', '=', tenantId)
            .where('sealed_secret', '=', sealed)
            .execute(),
      }))
    },
    countUnder: (db, keyId) =>
      counted(db.selectFrom('sso_settings').where('sealed_secret', 'like', `${keyId}:%`)),
  },
  {
    name: 'identity_keys.material',
    sealedBy: 'identity/key-material.ts',
    async *pages(db, tenantId, keyId) {
      const rows = await db
        .selectFrom('identity_keys')
        .select(['channel_id', 'id', 'material'])
        .where('tenant_id', '=', tenantId)
        .where('algorithm', '=', 'HS256')
        .where('material', 'not like', `${keyId}:%`)
        .execute()
      yield rows.map(({ channel_id, id, material: sealed }) => ({
        sealed,
        about: identityKeyAbout({ tenantId, channelId: channel_id }, id),
        store: (trx, again) =>
          trx
            .updateTable('identity_keys')
            .set({ material: again })
            .where('tenant_id', '=', tenantId)
            .where('channel_id', '=', channel_id)
            .where('id', '=', id)
            .where('material', '=', sealed)
            .execute(),
      }))
    },
    countUnder: (db, keyId) =>
      counted(
        db
          .selectFrom('identity_keys')
          .where('algorithm', '=', 'HS256')
          .where('material', 'like', `${keyId}:%`),
      ),
  },
  {
    name: 'agent_totp.sealed_secret',
    sealedBy: 'features/desk/account/two-factor/totp-secret.ts',
    async *pages(db, tenantId, keyId) {
      const rows = await db
        .selectFrom('agent_totp')
        .select(['agent_id', 'sealed_secret'])
        .where('tenant_id', '=', tenantId)
        .where('sealed_secret', 'not like', `${keyId}:%`)
        .execute()
      yield rows.map(({ agent_id: agentId, sealed_secret: sealed }) => ({
        sealed,
        about: totpAbout({ tenantId, agentId }),
        store: (trx, again) =>
          trx
            .updateTable('agent_totp')
            .set({ sealed_secret: again })
            .where('tenant_id', '=', tenantId)
            .where('agent_id', '=', agentId)
            .where('sealed_secret', '=', sealed)
            .execute(),
      }))
    },
    countUnder: (db, keyId) =>
      counted(db.selectFrom('agent_totp').where('sealed_secret', 'like', `${keyId}:%`)),
  },
  {
    name: 'visitors.customer_token',
    sealedBy: 'features/session/claim-attributes.ts',
    async *pages(db, tenantId, keyId) {
      for (let after = ''; ;) {
        const rows = await db
          .selectFrom('visitors')
          .select(['user_id', 'customer_token'])
          .where('tenant_id', '=', tenantId)
          .where('user_id', '>', after)
          .where('customer_token', '<>', '')
          .where('customer_token', 'not like', `${keyId}:%`)
          .orderBy('user_id')
          .limit(pageRows)
          .execute()
        const last = rows.at(-1)
        if (!last) return
        after = last.user_id
        yield rows.map(({ user_id: userId, customer_token: sealed }) => ({
          sealed,
          about: tokenSeal({ tenantId, userId }),
          store: (trx, again) =>
            trx
              .updateTable('visitors')
              .set({ customer_token: again })
              .where('tenant_id', '=', tenantId)
              .where('user_id', '=', userId)
              .where('customer_token', '=', sealed)
              .execute(),
        }))
      }
    },
    countUnder: (db, keyId) =>
      counted(db.selectFrom('visitors').where('customer_token', 'like', `${keyId}:%`)),
  },
]

async function counted<T extends keyof Database>(
  query: SelectQueryBuilder<Database, T, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
