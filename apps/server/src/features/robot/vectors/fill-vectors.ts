import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { VectorSource } from './vector-source.ts'

/** The most rows that the model reads at once. */
export const batchSize = 32

/** Models read so much of a text and refuse what is longer. */
const longestText = 2_000

type UnreadRow = { tenant_id: number; robot_no: string; doc_id: string; place: number; text: string }

/** Rows that this model has not read, without those that it failed on lately. */
export async function unreadRows(
  db: Db,
  { model, languages }: Pick<VectorSource, 'model' | 'languages'>,
  { most, leftOut }: { most: number; leftOut: readonly string[] },
): Promise<UnreadRow[]> {
  return (
    db
      .selectFrom('knowledge_rows')
      .select(['tenant_id', 'robot_no', 'doc_id', 'place', 'text'])
      // Two ranges of an index; '<>' would walk over all rows.
      .where((is) => is.or([is('embedded_by', '<', model), is('embedded_by', '>', model)]))
      .where(sql<boolean>`not (doc_id || ':' || place = any(${leftOut}::text[]))`)
      .$if(languages !== undefined, (rows) => rows.where('language', 'in', languages ?? []))
      .limit(most)
      .execute()
  )
}

/**
 * Gives vectors to rows. One that was saved again meanwhile is left to the next time. Two nodes may read the same rows:
 * what they write is the same.
 */
export async function fillVectors(
  db: Db,
  model: string,
  rows: readonly UnreadRow[],
  embed: (texts: readonly string[]) => Promise<readonly number[][]>,
): Promise<void> {
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
}
