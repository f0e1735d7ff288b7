import { listThreads } from '@foyer/contract/desk/inbox/listThreads.ts'
import type { Owner } from '@foyer/core/log/head.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import { serve } from '../../../platform/http/serve.ts'
import { summaries, toSummary } from './summaries.ts'

/** More than anybody can look at; the lists of a busy tenant get pages with the routing. */
const maxRows = 200

export const route = serve(listThreads, async ({ list }, { db }, caller) => {
  const owner: Owner = list === 'waiting' ? { kind: 'queue' } : { kind: 'agent', agentId: caller.agentId }
  const { owner_kind, owner_id } = ownerColumns(owner)
  const rows = await summaries(db)
    .where('t.tenant_id', '=', caller.tenantId)
    .where('t.is_open', '=', true)
    .where('t.owner_kind', '=', owner_kind)
    .where('t.owner_id', '=', owner_id)
    .orderBy('t.owned_since')
    .limit(maxRows)
    .execute()
  return { threads: rows.map(toSummary) }
})
