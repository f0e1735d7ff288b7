import { listBlocks } from '@foyer/contract/desk/blocks.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { currentBlocks, toBlock } from './blocks.ts'

const mostShown = 500

export const route = serve(listBlocks, async (_input, { db, clock }, caller) => {
  requireMay(caller, 'liftBlocks')
  const rows = await currentBlocks(db, caller.tenantId, clock.now())
    .orderBy('b.blocked_at', 'desc')
    .limit(mostShown)
    .execute()
  return { blocks: rows.map(toBlock) }
})
