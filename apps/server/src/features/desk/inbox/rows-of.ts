import type { Db } from '../../../platform/db/pool.ts'
import { summaries, toSummary, type Summary } from './summaries.ts'

/** The rows of these threads, in this order; what is not there is left out. */
export async function rowsOf(db: Db, tenantId: number, ids: readonly number[]): Promise<Summary[]> {
  if (ids.length === 0) return []
  const rows = await summaries(db).where('t.tenant_id', '=', tenantId).where('t.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
