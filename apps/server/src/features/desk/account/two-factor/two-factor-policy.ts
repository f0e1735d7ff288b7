import { sql } from 'kysely'
import { readTwoFactorPolicy, setTwoFactorPolicy } from '@foyer/contract/desk/two-factor.ts'
import { actorOf, writeAudit } from '../../../../audit/write-audit.ts'
import { requireMay } from '../../../../identity/require-may.ts'
import type { Db } from '../../../../platform/db/pool.ts'
import { serve } from '../../../../platform/http/serve.ts'

const dayMs = 86_400_000

const readTwoFactorPolicyRoute = serve(readTwoFactorPolicy, async (_input, { db }, caller) => {
  requireMay(caller, 'manageSecurity')
  const { tenantId } = caller
  const [{ two_factor_from: from }, missing] = await Promise.all([
    db.selectFrom('tenants').select('two_factor_from').where('id', '=', tenantId).executeTakeFirstOrThrow(),
    countMissing(db, tenantId),
  ])
  return { ...(from !== null && { requiredFrom: from }), missing }
})

/** Sign-ins from before follow it too: once the time has come, those without a second step may only set one up. */
const setTwoFactorPolicyRoute = serve(setTwoFactorPolicy, async (input, { db, clock }, caller) => {
  requireMay(caller, 'manageSecurity')
  const { tenantId } = caller
  const now = clock.now()
  const requiredFrom = input.isRequired ? now + input.graceDays * dayMs : null
  await db.transaction().execute(async (trx) => {
    const { key, name, former } = await trx
      .selectFrom('tenants')
      .select(['key', 'name', 'two_factor_from as former'])
      .where('id', '=', tenantId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('tenants')
      .set({ two_factor_from: requiredFrom })
      .where('id', '=', tenantId)
      .execute()
    const object = { kind: 'tenant', id: key, name } as const
    const change = { before: { requiredFrom: former }, after: { requiredFrom } }
    await writeAudit(trx, actorOf(caller), { action: 'setTwoFactorPolicy', object, ...change }, now)
  })
  return {}
})

async function countMissing(db: Db, tenantId: number): Promise<number> {
  const { count } = await db
    .selectFrom('agents as a')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.tenant_id', '=', tenantId)
    .where('a.is_disabled', '=', false)
    .where('a.password_hash', 'is not', null)
    .where(sql<boolean>`not ${hasTwoFactor}`)
    .executeTakeFirstOrThrow()
  return count
}

/** Of `agents a`. */
export const hasTwoFactor = sql<boolean>`(
  exists (select from agent_totp t where t.tenant_id = a.tenant_id and t.agent_id = a.id and t.confirmed_at is not null)
  or exists (select from agent_passkeys k where k.tenant_id = a.tenant_id and k.agent_id = a.id))`

export const twoFactorPolicyRoutes = {
  readTwoFactorPolicy: readTwoFactorPolicyRoute,
  setTwoFactorPolicy: setTwoFactorPolicyRoute,
}
