import { setAppearance } from '@foyer/contract/desk/setup.ts'
import { sql } from 'kysely'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { appearanceSettings } from '../../rules/setup/appearance.ts'

/** Every node sees it within the time that it remembers a channel for. */
const setAppearanceRoute = serve(
  setAppearance,
  async ({ channelId, ...appearance }, { db, clock, channelConfigs }, caller) => {
    requireMay(caller, 'putOnSites')
    const { tenantId } = caller
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('channels')
        .select(['id', 'key', 'name', 'config'])
        .where('tenant_id', '=', tenantId)
        .where('key', '=', channelId)
        .forUpdate()
        .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
      const config = channelConfigs.read({ tenantId, channelId: row.id, config: row.config })
      const settings = appearanceSettings(config, appearance)
      const change = changedFields(config, { ...config, ...settings })
      await trx
        .insertInto('tenant_setup')
        // A tenant from before gets no reminder by it.
        .values({ tenant_id: tenantId, appearance_saved_at: now, is_dismissed: true })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ appearance_saved_at: now }))
        .execute()
      if (!change) return
      await trx
        .updateTable('channels')
        .set({ config: sql`config || ${JSON.stringify(settings)}::jsonb` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute()
      const object = { kind: 'channel', id: row.key, name: row.name } as const
      await writeAudit(trx, actorOf(caller), { action: 'setAppearance', object, ...change }, now)
    })
    return {}
  },
)

export const setAppearanceRoutes = { setAppearance: setAppearanceRoute }
