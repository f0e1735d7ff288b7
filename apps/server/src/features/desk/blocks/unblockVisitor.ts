import { unblockVisitor } from '@foyer/contract/desk/blocks.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { closeThreadsTo } from './blocks.ts'

export const route = serve(unblockVisitor, async ({ userId }, { db }, caller) => {
  requireMay(caller, 'liftBlocks')
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('visitor_blocks')
      .where('tenant_id', '=', caller.tenantId)
      .where('user_id', '=', userId)
      .execute()
    await closeThreadsTo(trx, caller.tenantId, userId, 0)
  })
  return {}
})
