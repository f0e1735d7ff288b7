import type { RankedDocument } from '@foyer/core/robot/rank/document.ts'
import type { Terms } from '@foyer/core/robot/terms.ts'
import { grams } from '@foyer/core/robot/text/grams.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** The documents as they are ranked, from their rows: nothing is cut into words again. */
export async function loadRanked(
  db: Db,
  tenantId: number,
  docIds: readonly string[],
): Promise<RankedDocument[]> {
  if (docIds.length === 0) return []
  const rows = await db
    .selectFrom('knowledge_rows as r')
    .innerJoin('knowledge_documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.doc_id'),
    )
    .select(['r.doc_id', 'r.place', 'r.text', 'r.words', 'r.concepts'])
    .select(['d.useful_count', 'd.useless_count', 'd.updated_at'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.doc_id', 'in', docIds)
    .orderBy('r.doc_id')
    .orderBy('r.place')
    .execute()
  const byDocument = Map.groupBy(rows, ({ doc_id }) => doc_id)
  return [...byDocument].map(([docId, own]) => ({
    docId,
    questions: own.filter(({ place }) => place >= 0).map(termsOfRow),
    answer: termsOfRow(own.find(({ place }) => place < 0) ?? { text: '', words: [], concepts: [] }),
    usefulCount: own[0]?.useful_count ?? 0,
    uselessCount: own[0]?.useless_count ?? 0,
    updatedAt: own[0]?.updated_at ?? 0,
  }))
}

function termsOfRow(row: { text: string; words: string[]; concepts: string[] }): Terms {
  return {
    text: row.text,
    words: new Set(row.words),
    concepts: new Set(row.concepts),
    grams: grams(row.text),
    names: new Set(),
    explained: new Set(),
  }
}
