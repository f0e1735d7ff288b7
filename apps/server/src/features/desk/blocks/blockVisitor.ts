import { blockVisitor } from '@foyer/contract/desk/blocks.ts'
import { blockEnd } from '@foyer/core/blocks/block-period.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskThread } from '../inbox/desk-thread.ts'
import { closeThreadsTo, currentBlocks, never, toBlock } from './blocks.ts'

export const route = serve(blockVisitor, async (input, deps, caller) => {
  const { tenantId, agentId } = caller
  const { userId } = (await deskThread(deps, caller, input.threadId)).summary
  const now = deps.clock.now()
  const until = blockEnd(input.period, now)
  const values = { until, reason: cleanText(input.reason), agent_id: agentId, blocked_at: now }

  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('visitor_blocks')
      .values({ tenant_id: tenantId, user_id: userId, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
      .execute()
    await closeThreadsTo(trx, tenantId, userId, until ?? never)
  })
  const row = await currentBlocks(deps.db, tenantId, now)
    .where('b.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { block: toBlock(row) }
})
