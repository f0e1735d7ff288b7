import { readRetention, setChannelRetention, setRetention } from '@foyer/contract/desk/retention.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { requireMay } from '../../identity/require-may.ts'
import { retentionTiming } from '../../node-timing.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { forecastOf } from '../retention/forecast.ts'

const dayMs = 86_400_000

const readRetentionRoute = serve(readRetention, async (_input, { db, clock }, caller) => {
  requireMay(caller, 'manageData')
  const { tenantId } = caller
  const [tenant, channels, forecast] = await Promise.all([
    db.selectFrom('tenants').select('retention').where('id', '=', tenantId).executeTakeFirstOrThrow(),
    db
      .selectFrom('channels')
      .select(['key', 'name', 'retention'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute(),
    forecastOf(db, tenantId, clock.now()),
  ])
  return {
    retention: tenant.retention,
    channels: channels.map(({ key, name, retention }) => ({
      channelId: key,
      name,
      ...(retention !== null && { retention }),
    })),
    forecast,
    undoDays: Math.round(retentionTiming.undoMs / dayMs),
  }
})

/** Conversations that have begun keep their class; the rest follows after a while (remove-aged.ts). */
const setRetentionRoute = serve(setRetention, async ({ retention }, { db, clock }, caller) => {
  requireMay(caller, 'manageData')
  const { tenantId } = caller
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('tenants')
      .select(['key', 'name', 'retention'])
      .where('id', '=', tenantId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('tenants')
      .set({ retention, retention_since: now })
      .where('id', '=', tenantId)
      .execute()
    const object = { kind: 'tenant', id: before.key, name: before.name } as const
    const change = changedFields({ retention: before.retention }, { retention })
    await writeAudit(trx, actorOf(caller), { action: 'setRetention', object, ...change }, now)
  })
  return {}
})

const setChannelRetentionRoute = serve(
  setChannelRetention,
  async ({ channelId, retention = null }, { db, clock }, caller) => {
    requireMay(caller, 'manageData')
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('channels')
        .select(['id', 'name', 'retention'])
        .where('tenant_id', '=', caller.tenantId)
        .where('key', '=', channelId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
      await trx
        .updateTable('channels')
        .set({ retention, retention_since: now })
        .where('tenant_id', '=', caller.tenantId)
        .where('id', '=', before.id)
        .execute()
      const object = { kind: 'channel', id: channelId, name: before.name } as const
      const change = changedFields({ retention: before.retention }, { retention })
      await writeAudit(trx, actorOf(caller), { action: 'setChannelRetention', object, ...change }, now)
    })
    return {}
  },
)

export const retentionRoutes = {
  readRetention: readRetentionRoute,
  setRetention: setRetentionRoute,
  setChannelRetention: setChannelRetentionRoute,
}
