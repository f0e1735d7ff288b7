import type { Db } from '../../../platform/db/pool.ts'

/** How many rows are read by the model at once. */
export const batchSize = 32

/** Models read so much of a text and refuse what is longer. */
const longestText = 2_000

type Embed = (texts: readonly string[]) => Promise<readonly number[][]>

/**
 * Gives vectors to some of the rows that have none of this model, and says how many. A row that was saved again
 * meanwhile is left to the next time. Two nodes may read the same rows: what they write is the same.
 */
export async function fillVectors(db: Db, model: string, embed: Embed): Promise<number> {
  const rows = await db
    .selectFrom('knowledge_rows')
    .select(['tenant_id', 'doc_id', 'place', 'text'])
    .where('embedded_by', '<>', model)
    .limit(batchSize)
    .execute()
  if (rows.length === 0) return 0
  // Nothing written is nothing to read, and some models refuse it.
  const vectors = await embed(rows.map(({ text }) => text.slice(0, longestText) || '-'))
  for (const [at, row] of rows.entries())
    await db
      .updateTable('knowledge_rows')
      .set({ embedding: vectors[at] ?? null, embedded_by: model })
      .where('tenant_id', '=', row.tenant_id)
      .where('doc_id', '=', row.doc_id)
      .where('place', '=', row.place)
      .where('text', '=', row.text)
      .execute()
  return rows.length
}
