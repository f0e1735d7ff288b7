import { type CannedReply, listCanned, saveCanned, deleteCanned } from '@foyer/contract/desk/canned.ts'
import { may } from '@foyer/core/identity/may.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireMay } from '../../identity/require-may.ts'
import { randomId } from '../../platform/random.ts'

type Row = { id: string; agent_id: number | null; title: string; body: string }

/** Those that an agent may use. */
function usableBy(db: Db, { tenantId, agentId }: AgentCaller) {
  return db
    .selectFrom('canned_replies')
    .select(['id', 'agent_id', 'title', 'body'])
    .where('tenant_id', '=', tenantId)
    .where((row) => row.or([row('agent_id', 'is', null), row('agent_id', '=', agentId)]))
}

function toReply({ id, agent_id, title, body }: Row): CannedReply {
  return { id, title, text: body, isShared: agent_id === null }
}

/** One that the caller may change. A colleague's own is answered like one that does not exist. */
async function changeable(db: Db, caller: AgentCaller, id: string): Promise<void> {
  const row = await usableBy(db, caller).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failed('object.unknown')
  if (row.agent_id === null && !may(caller.agent.role, 'shareCanned')) throw new Failed('identity.forbidden')
}

const listCannedRoute = serve(listCanned, async (_input, { db }, caller) => {
  const rows = await usableBy(db, caller).orderBy('title').orderBy('id').execute()
  return { replies: rows.map(toReply) }
})

/** More than anybody finds anything in. */
const mostReplies = 1_000

const saveCannedRoute = serve(saveCanned, async (input, { db, clock }, caller) => {
  if (input.isShared) requireMay(caller, 'shareCanned')
  if (input.id !== undefined) await changeable(db, caller, input.id)
  else if ((await usableBy(db, caller).execute()).length >= mostReplies) throw new Failed('request.tooMany')

  const values = {
    agent_id: input.isShared ? null : caller.agentId,
    title: cleanText(input.title).trim(),
    body: cleanText(input.text).trim(),
    updated_at: clock.now(),
  }
  const row = await db
    .insertInto('canned_replies')
    .values({ tenant_id: caller.tenantId, id: input.id ?? randomId(), ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .returning(['id', 'agent_id', 'title', 'body'])
    .executeTakeFirstOrThrow()
  return { reply: toReply(row) }
})

const deleteCannedRoute = serve(deleteCanned, async ({ id }, { db }, caller) => {
  await changeable(db, caller, id)
  await db
    .deleteFrom('canned_replies')
    .where('tenant_id', '=', caller.tenantId)
    .where('id', '=', id)
    .execute()
  return {}
})

export const cannedRepliesRoutes = {
  listCanned: listCannedRoute,
  saveCanned: saveCannedRoute,
  deleteCanned: deleteCannedRoute,
}
