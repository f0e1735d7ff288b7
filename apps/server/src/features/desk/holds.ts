import { type Hold, holdVisitor, liftHold, listHolds } from '@foyer/contract/desk/retention.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { deskThread } from './inbox/desk-thread.ts'

const mostShown = 500

/** Visitors of a tenant under a legal hold. */
export function holdsOf(db: Db, tenantId: number) {
  return db
    .selectFrom('legal_holds as h')
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 'h.tenant_id').onRef('v.user_id', '=', 'h.user_id'),
    )
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'h.tenant_id').onRef('a.id', '=', 'h.agent_id'),
    )
    .select(['h.user_id', 'v.name', 'h.reason', 'a.nick', 'h.held_at'])
    .where('h.tenant_id', '=', tenantId)
}

type Row = Awaited<ReturnType<ReturnType<typeof holdsOf>['execute']>>[number]

export function toHold(row: Row): Hold {
  return {
    userId: row.user_id,
    userName: row.name,
    reason: row.reason,
    adminNick: row.nick,
    holdTime: row.held_at,
  }
}

const listHoldsRoute = serve(listHolds, async (_input, { db }, caller) => {
  requireMay(caller, 'manageData')
  const rows = await holdsOf(db, caller.tenantId).orderBy('h.held_at', 'desc').limit(mostShown).execute()
  return { holds: rows.map(toHold) }
})

/**
 * A second hold changes the reason; the visitor is held since the first. The audit log does not repeat the reason: it
 * may tell of the visitor, and outlives them.
 */
const holdVisitorRoute = serve(holdVisitor, async ({ threadId, reason }, deps, caller) => {
  requireMay(caller, 'manageData')
  const { tenantId, agentId } = caller
  const { userId } = (await deskThread(deps, caller, threadId)).summary
  const values = { reason: cleanText(reason).trim(), agent_id: agentId }
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('legal_holds')
      .values({ tenant_id: tenantId, user_id: userId, held_at: now, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
      .execute()
    const object = { kind: 'visitor', id: userId, name: '' } as const
    await writeAudit(trx, actorOf(caller), { action: 'holdVisitor', object }, now)
  })
  const row = await holdsOf(deps.db, tenantId).where('h.user_id', '=', userId).executeTakeFirstOrThrow()
  return { hold: toHold(row) }
})

/** What is due goes with the next round of the job `retention`. */
const liftHoldRoute = serve(liftHold, async ({ userId }, { db, clock }, caller) => {
  requireMay(caller, 'manageData')
  await db.transaction().execute(async (trx) => {
    const { held_at: heldSince } = await trx
      .deleteFrom('legal_holds')
      .where('tenant_id', '=', caller.tenantId)
      .where('user_id', '=', userId)
      .returning('held_at')
      .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
    const object = { kind: 'visitor', id: userId, name: '' } as const
    const change = { action: 'liftHold', object, before: { heldSince } } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

export const holdsRoutes = {
  listHolds: listHoldsRoute,
  holdVisitor: holdVisitorRoute,
  liftHold: liftHoldRoute,
}
