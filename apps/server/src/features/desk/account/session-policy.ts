import { sql } from 'kysely'
import {
  readSessionPolicy,
  setSessionPolicy,
  type SessionPolicy,
} from '@foyer/contract/desk/session-policy.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { isCurrent } from '../../../identity/agent-session.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'

const columns = ['key', 'name', 'session_idle_minutes', 'session_max_minutes'] as const

const readSessionPolicyRoute = serve(readSessionPolicy, async (_input, { db }, caller) => {
  requireMay(caller, 'manageSecurity')
  const row = await db
    .selectFrom('tenants')
    .select(columns)
    .where('id', '=', caller.tenantId)
    .executeTakeFirstOrThrow()
  return policyOf(row)
})

const setSessionPolicyRoute = serve(setSessionPolicy, async (policy, { db, clock }, caller) => {
  requireMay(caller, 'manageSecurity')
  const { tenantId } = caller
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tenants')
      .select(columns)
      .where('id', '=', tenantId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const change = changedFields(policyOf(row), policy)
    if (!change) return
    // By the limits until now: a longer one must not revive what was over.
    await trx
      .deleteFrom('agent_sessions')
      .where('tenant_id', '=', tenantId)
      .where((where) => where.not(isCurrent(now)))
      .execute()
    await trx
      .updateTable('agent_sessions')
      .set({ expires_at: sql`created_at + make_interval(mins => ${policy.maxMinutes})` })
      .where('tenant_id', '=', tenantId)
      .execute()
    await trx
      .updateTable('tenants')
      .set({
        session_idle_minutes: policy.idleMinutes ?? null,
        session_max_minutes: policy.maxMinutes,
      })
      .where('id', '=', tenantId)
      .execute()
    const object = { kind: 'tenant', id: row.key, name: row.name } as const
    await writeAudit(trx, actorOf(caller), { action: 'setSessionPolicy', object, ...change }, now)
  })
  return {}
})

type PolicyRow = { session_idle_minutes: number | null; session_max_minutes: number }

function policyOf({ session_idle_minutes: idle, session_max_minutes: maxMinutes }: PolicyRow): SessionPolicy {
  return { ...(idle !== null && { idleMinutes: idle }), maxMinutes }
}

export const sessionPolicyRoutes = {
  readSessionPolicy: readSessionPolicyRoute,
  setSessionPolicy: setSessionPolicyRoute,
}
