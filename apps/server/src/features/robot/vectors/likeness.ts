import { sql } from 'kysely'
import type { Likeness } from '@foyer/core/robot/rank/vector.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** However many questions the candidates have: an exact comparison of more would be felt. */
const mostRows = 400

type Asked = { tenantId: number; docIds: readonly string[]; model: string; vector: readonly number[] }

/** How alike the candidates are to a question; the best row of a document counts. Rows of another size do not. */
export async function likenessOf(db: Db, asked: Asked, hasPgvector: boolean): Promise<Likeness> {
  if (asked.docIds.length === 0) return new Map()
  const { tenantId, docIds, model, vector } = asked
  const one = sql`${[...vector]}::float4[]`
  const product = hasPgvector
    ? sql<number>`-(r.embedding::vector <#> ${one}::vector)`
    : sql<number>`(select sum(u.a * u.b)::float8 from unnest(r.embedding, ${one}) as u(a, b))`
  const rows = db
    .selectFrom('knowledge_rows as r')
    .select(['r.doc_id', product.as('alike')])
    .where('r.tenant_id', '=', tenantId)
    .where('r.doc_id', 'in', docIds)
    .where('r.embedded_by', '=', model)
    .where(sql<boolean>`cardinality(r.embedding) = ${vector.length}::int`)
    .limit(mostRows)
  const best = await db
    .selectFrom(rows.as('alike'))
    .select(({ fn }) => ['doc_id', fn.max('alike').as('alike')])
    .groupBy('doc_id')
    .execute()
  return new Map(best.map(({ doc_id, alike }) => [doc_id, alike]))
}
