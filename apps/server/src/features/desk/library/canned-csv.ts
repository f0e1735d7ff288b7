import { may } from '@foyer/core/identity/may.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { randomId } from '../../../platform/random.ts'
import { flagCell } from '../../../rules/library/csv-cell.ts'
import { type CannedChange, decideCannedRows } from '../../../rules/library/decide-canned-rows.ts'
import { mostReplies, toReply, usableBy } from '../canned-replies.ts'
import type { LibraryCsv } from './library-list.ts'

export const cannedCsv: LibraryCsv = {
  kind: 'cannedReply',
  read: async (trx, caller) => {
    const rows = await usableBy(trx, caller).orderBy('title').orderBy('id').execute()
    return rows.map(toReply).map(({ title, text, isShared }) => [title, text, flagCell(isShared)])
  },
  prepare: async (trx, caller, rows, now) => {
    const known = (await usableBy(trx, caller).orderBy('id').forUpdate().execute()).map(toReply)
    const mayShare = may(caller.agent.role, 'shareCanned')
    const { results, changes } = decideCannedRows(rows, { known, mayShare, most: mostReplies })
    return {
      results,
      names: changes.map(({ title }) => title),
      save: () => saveReplies(trx, caller, changes, now),
    }
  },
}

async function saveReplies(
  trx: Trx,
  { tenantId, agentId }: AgentCaller,
  changes: readonly CannedChange[],
  now: number,
): Promise<void> {
  const values = changes.map(({ id, title, text, isShared }) => ({
    tenant_id: tenantId,
    id: id ?? randomId(),
    agent_id: isShared ? null : agentId,
    title,
    body: text,
    updated_at: now,
  }))
  await trx
    .insertInto('canned_replies')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet((row) => ({
        body: row.ref('excluded.body'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
