import { readSetup, skipSetupStep, dismissSetup } from '@foyer/contract/desk/setup.ts'
import { appearanceDefaults } from '@foyer/contract/channel/config/appearance.ts'
import type { SetupStep } from '@foyer/contract/desk/setup-steps.ts'
import { sql } from 'kysely'
import { actorOf, writeAudit, type AuditChange } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/pool.ts'
import { serve } from '../../platform/http/serve.ts'
import { isReminded, stepStates } from '../../rules/setup/step-states.ts'
import { shownAppearance } from '../../rules/setup/appearance.ts'

/** What is there tells how far a tenant is; only what was left out is stored. */
const readSetupRoute = serve(readSetup, async (_input, { db, channelConfigs }, caller) => {
  requireMay(caller, 'putOnSites')
  const { tenantId } = caller
  const [tenant, stored, channel, facts, sites] = await Promise.all([
    readTenant(db, tenantId),
    db.selectFrom('tenant_setup').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst(),
    firstChannel({ db, channelConfigs }, tenantId),
    readFacts(db, tenantId),
    seenSites(db, tenantId),
  ])
  const hasOwnColor = channel !== undefined && channel.config.mainColor !== appearanceDefaults.mainColor
  const isDone: Record<SetupStep, boolean> = {
    appearance: hasOwnColor || (stored?.appearance_saved_at ?? null) !== null,
    team: facts.hasTeam,
    robot: facts.hasDocuments,
    installation: sites.length > 0,
  }
  const steps = stepStates(isDone, stored?.skipped_steps ?? [])
  return {
    organisation: tenant.name,
    locale: tenant.locale,
    ...(channel && {
      channel: {
        channelId: channel.key,
        robotNo: channel.config.robotNo,
        appearance: shownAppearance(channel.config),
      },
    }),
    steps,
    seenSites: sites.map(({ origin, seen_at: seenTime }) => ({ origin, seenTime })),
    isReminded: isReminded(steps, stored),
  }
})

async function firstChannel({ db, channelConfigs }: Pick<Deps, 'db' | 'channelConfigs'>, tenantId: number) {
  const row = await db
    .selectFrom('channels')
    .select(['id', 'key', 'config'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, config: channelConfigs.read({ tenantId, channelId: row.id, config: row.config }) }
}

async function readFacts(db: Db, tenantId: number): Promise<{ hasTeam: boolean; hasDocuments: boolean }> {
  const [agents, invitation, documents] = await Promise.all([
    db.selectFrom('agents').select('id').where('tenant_id', '=', tenantId).limit(2).execute(),
    db
      .selectFrom('invitations')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('knowledge_documents')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('is_published', '=', true)
      .limit(1)
      .execute(),
  ])
  return { hasTeam: agents.length > 1 || invitation !== undefined, hasDocuments: documents.length > 0 }
}

function seenSites(db: Db, tenantId: number) {
  return db
    .selectFrom('seen_sites')
    .select(['origin', (eb) => eb.fn.max('seen_at').as('seen_at')])
    .where('tenant_id', '=', tenantId)
    .groupBy('origin')
    .orderBy('seen_at', 'desc')
    .limit(20)
    .execute()
}

function readTenant(db: Db | Trx, tenantId: number) {
  return db
    .selectFrom('tenants')
    .select(['key', 'name', 'locale'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}

const skipSetupStepRoute = serve(skipSetupStep, async ({ step }, { db, clock }, caller) => {
  requireMay(caller, 'putOnSites')
  const { tenantId } = caller
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .insertInto('tenant_setup')
      // A tenant from before gets no reminder by it.
      .values({ tenant_id: tenantId, skipped_steps: [step], is_dismissed: true })
      .onConflict((conflict) =>
        conflict
          .column('tenant_id')
          .doUpdateSet({ skipped_steps: sql`array_append(tenant_setup.skipped_steps, ${step})` })
          .where(sql<boolean>`not ${step} = any (tenant_setup.skipped_steps)`),
      )
      .returning('tenant_id')
      .executeTakeFirst()
    if (!changed) return
    const object = await tenantObject(trx, tenantId)
    const change = { action: 'skipSetupStep', object, after: { step } } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

const dismissSetupRoute = serve(dismissSetup, async (_input, { db, clock }, caller) => {
  requireMay(caller, 'putOnSites')
  const { tenantId } = caller
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('tenant_setup')
      .set({ is_dismissed: true })
      .where('tenant_id', '=', tenantId)
      .where('is_dismissed', '=', false)
      .returning('tenant_id')
      .executeTakeFirst()
    if (!changed) return
    const object = await tenantObject(trx, tenantId)
    await writeAudit(trx, actorOf(caller), { action: 'dismissSetup', object }, clock.now())
  })
  return {}
})

async function tenantObject(trx: Trx, tenantId: number): Promise<AuditChange['object']> {
  const { key, name } = await readTenant(trx, tenantId)
  return { kind: 'tenant', id: key, name }
}

export const setupProgressRoutes = {
  readSetup: readSetupRoute,
  skipSetupStep: skipSetupStepRoute,
  dismissSetup: dismissSetupRoute,
}
