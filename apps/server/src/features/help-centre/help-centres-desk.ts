import { sql } from 'kysely'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { listHelpCentres, saveHelpCentre } from '@foyer/contract/desk/help-centre.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { helpPaths } from '../../rules/help/help-path.ts'
import { noHelpCentre, readHelpCentre } from './help-centres.ts'

const listHelpCentresRoute = serve(listHelpCentres, async ({ robotNo }, { db, config }, caller) => {
  requireMay(caller, 'teachRobot')
  const rows = await db
    .selectFrom('channels as c')
    .leftJoin('help_centres as h', (join) =>
      join.onRef('h.tenant_id', '=', 'c.tenant_id').onRef('h.channel_id', '=', 'c.id'),
    )
    .select(['c.key', 'c.name', 'c.archived_at', 'h.is_on', 'h.title', 'h.intros', 'h.version'])
    .where('c.tenant_id', '=', caller.tenantId)
    .where(sql<string>`coalesce(c.config->>'robotNo', ${defaultChannelConfig.robotNo})`, '=', robotNo)
    .orderBy(sql`c.archived_at is not null`)
    .orderBy('c.id')
    .execute()
  return {
    helpCentres: rows.map((row) => ({
      channelId: row.key,
      name: row.name,
      isArchived: row.archived_at !== null,
      isOn: row.is_on ?? noHelpCentre.isOn,
      title: row.title ?? noHelpCentre.title,
      intros: row.intros ?? {},
      version: row.version ?? noHelpCentre.version,
      address: `${config.publicUrl ?? ''}${helpPaths(row.key, '').start}`,
    })),
  }
})

const saveHelpCentreRoute = serve(saveHelpCentre, async (input, { db, clock, limits }, caller) => {
  requireMay(caller, 'editChannels')
  const { tenantId } = caller
  limits.take(limitRules.editDraft, `${tenantId}:${caller.agentId}`)
  await db.transaction().execute(async (trx) => {
    const channel = await lockChannel(trx, tenantId, input.channelId)
    const before = await readHelpCentre(trx, { tenantId, channelId: channel.id })
    if (before.version !== input.version) throw new Failed('object.stale')
    const { isOn, title } = input
    const intros = withoutEmpty(input.intros)
    const values = {
      is_on: isOn,
      title,
      intros: JSON.stringify(intros),
      version: before.version + 1,
      updated_at: clock.now(),
      updated_by: caller.agentId,
    }
    await trx
      .insertInto('help_centres')
      .values({ tenant_id: tenantId, channel_id: channel.id, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'channel_id']).doUpdateSet(values))
      .execute()
    const object = { kind: 'channel', id: input.channelId, name: channel.name } as const
    const { version: _version, ...was } = before
    const change = {
      action: 'saveHelpCentre',
      object,
      ...changedFields(was, { isOn, title, intros }),
    } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

/** Two admins at once take turns. Another tenant's channel is answered like one that does not exist. */
function lockChannel(trx: Trx, tenantId: number, key: string): Promise<{ id: number; name: string }> {
  return trx
    .selectFrom('channels')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}

function withoutEmpty(intros: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(intros).filter(([, text]) => text.trim() !== ''))
}

export const helpCentresRoutes = {
  listHelpCentres: listHelpCentresRoute,
  saveHelpCentre: saveHelpCentreRoute,
}
