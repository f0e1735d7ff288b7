import { decideBlockRows } from '../../../rules/library/decide-block-rows.ts'
import { currentBlocks, saveBlocks } from '../blocks.ts'
import type { LibraryCsv } from './library-list.ts'

/** The audit log gets no names of visitors: it outlives them. */
export const blocksCsv: LibraryCsv = {
  act: 'liftBlocks',
  kind: 'visitor',
  read: async (trx, { tenantId }, now) => {
    const rows = await currentBlocks(trx, tenantId, now)
      .orderBy('b.blocked_at')
      .orderBy('b.user_id')
      .execute()
    return rows.map(({ user_id, until, reason }) => [
      user_id,
      until === null ? '' : new Date(until).toISOString(),
      reason,
    ])
  },
  prepare: async (trx, caller, rows, now) => {
    const { tenantId } = caller
    const named = [...new Set(rows.map(({ cells }) => (cells.get('userId') ?? '').trim()))]
    const [visitors, blocks] = await Promise.all([
      trx
        .selectFrom('visitors')
        .select('user_id')
        .where('tenant_id', '=', tenantId)
        .where('user_id', 'in', named)
        .execute(),
      currentBlocks(trx, tenantId, now).where('b.user_id', 'in', named).execute(),
    ])
    const { results, changes } = decideBlockRows(rows, {
      visitors: new Set(visitors.map(({ user_id }) => user_id)),
      known: new Map(blocks.map(({ user_id, until, reason }) => [user_id, { until, reason }])),
      now,
    })
    return { results, save: () => saveBlocks(trx, caller, changes, now) }
  },
}
