import { saveCanned } from '@foyer/contract/desk/canned.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { randomId } from '../../../platform/random.ts'
import { changeable, toReply, usableBy } from './canned-replies.ts'

/** More than anybody finds anything in. */
const mostReplies = 1_000

export const route = serve(saveCanned, async (input, { db, clock }, caller) => {
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
