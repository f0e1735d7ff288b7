import { readRows } from '@foyer/contract/desk/inbox.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { summaries, toSummary } from './summaries.ts'

export const route = serve(readRows, async ({ threadIds }, { db, limits }, caller) => {
  limits.take(limitRules.read, `rows:${caller.tenantId}:${caller.agentId}`)
  const rows = await summaries(db)
    .where('t.tenant_id', '=', caller.tenantId)
    .where('t.key', 'in', threadIds)
    .execute()
  return { threads: rows.map(toSummary) }
})
