import { type CannedReply, listCanned, saveCanned, deleteCanned } from '@foyer/contract/desk/canned.ts'
import { may } from '@foyer/core/identity/may.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireMay } from '../../identity/require-may.ts'
import { randomId } from '../../platform/random.ts'

type Row = { id: string; agent_id: number | null; title: string; body: string }

/** Those that an agent may use. */
export function usableBy(db: Db, { tenantId, agentId }: AgentCaller) {
  return db
    .selectFrom('canned_replies')
    .select(['id', 'agent_id', 'title', 'body'])
    .where('tenant_id', '=', tenantId)
    .where((row) => row.or([row('agent_id', 'is', null), row('agent_id', '=', agentId)]))
}

export function toReply({ id, agent_id, title, body }: Row): CannedReply {
  return { id, title, text: body, isShared: agent_id === null }
}

/** One that the caller may change. A colleague's own is answered like one that does not exist. */
async function changeable(db: Db, caller: AgentCaller, id: string): Promise<Row> {
  const row = await usableBy(db, caller).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Failed('object.unknown')
  if (row.agent_id === null && !may(caller.agent.role, 'shareCanned')) throw new Failed('identity.forbidden')
  return row
}

/** What the audit log says of one. */
function auditedOf(row: Row) {
  const { title, text, isShared } = toReply(row)
  return { title, text, isShared }
}

const listCannedRoute = serve(listCanned, async (_input, { db }, caller) => {
  const rows = await usableBy(db, caller).orderBy('title').orderBy('id').execute()
  return { replies: rows.map(toReply) }
})

/** More than anybody finds anything in. */
export const mostReplies = 1_000

const saveCannedRoute = serve(saveCanned, async (input, { db, clock }, caller) => {
  if (input.isShared) requireMay(caller, 'shareCanned')
  const { tenantId } = caller
  const now = clock.now()
  const values = {
    agent_id: input.isShared ? null : caller.agentId,
    title: cleanText(input.title).trim(),
    body: cleanText(input.text).trim(),
    updated_at: now,
  }
  return db.transaction().execute(async (trx) => {
    const before = input.id === undefined ? undefined : await changeable(trx, caller, input.id)
    if (!before && (await usableBy(trx, caller).execute()).length >= mostReplies)
      throw new Failed('request.tooMany')
    const row = await trx
      .insertInto('canned_replies')
      .values({ tenant_id: tenantId, id: input.id ?? randomId(), ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
      .returning(['id', 'agent_id', 'title', 'body'])
      .executeTakeFirstOrThrow()
    const object = { kind: 'cannedReply', id: row.id, name: row.title } as const
    const change = changedFields(before ? auditedOf(before) : {}, auditedOf(row))
    await writeAudit(trx, actorOf(caller), { action: 'saveCanned', object, ...change }, now)
    return { reply: toReply(row) }
  })
})

const deleteCannedRoute = serve(deleteCanned, async ({ id }, { db, clock }, caller) => {
  await db.transaction().execute(async (trx) => {
    const before = await changeable(trx, caller, id)
    await trx
      .deleteFrom('canned_replies')
      .where('tenant_id', '=', caller.tenantId)
      .where('id', '=', id)
      .execute()
    const object = { kind: 'cannedReply', id, name: before.title } as const
    const change = { action: 'deleteCanned', object, before: auditedOf(before) } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

export const cannedRepliesRoutes = {
  listCanned: listCannedRoute,
  saveCanned: saveCannedRoute,
  deleteCanned: deleteCannedRoute,
}
