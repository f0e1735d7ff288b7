import { sql } from 'kysely'
import { documentSimilarity, type Similarities } from '../../../rules/robot/rank/vector.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Failures } from '../../../platform/observe/failures.ts'

/** However many questions the candidates have: an exact comparison of more would be felt. */
const mostRows = 400

export type Compared = {
  tenantId: number
  docIds: readonly string[]
  model: string
  vector: readonly number[]
  /** A phrasing that is compared with all others but itself. */
  except?: { docId: string; place: number }
}

/** How similar the candidates are to a question. Rows of another size do not count. */
export async function similaritiesOf(db: Db, asked: Compared, hasPgvector: boolean): Promise<Similarities> {
  if (asked.docIds.length === 0) return new Map()
  const { tenantId, docIds, model, vector, except } = asked
  const one = sql`${[...vector]}::float4[]`
  const product = hasPgvector
    ? sql<number>`-(r.embedding::vector <#> ${one}::vector)`
    : sql<number>`(select sum(u.a * u.b)::float8 from unnest(r.embedding, ${one}) as u(a, b))`
  const rows = db
    .selectFrom('knowledge_rows as r')
    .select(['r.doc_id', 'r.place', product.as('similarity')])
    .where('r.tenant_id', '=', tenantId)
    .where('r.doc_id', 'in', docIds)
    .where('r.embedded_by', '=', model)
    .where(sql<boolean>`cardinality(r.embedding) = ${vector.length}::int`)
    .$if(except !== undefined, (all) =>
      all.where((is) =>
        is.not(is.and([is('r.doc_id', '=', except?.docId ?? ''), is('r.place', '=', except?.place ?? 0)])),
      ),
    )
    .limit(mostRows)
  const compared = await db
    .selectFrom(rows.as('compared'))
    .select(({ fn }) => [
      'doc_id',
      fn.max<number | null>('similarity').filterWhere('place', '>=', 0).as('nearest'),
      fn.avg<number | null>('similarity').filterWhere('place', '>=', 0).as('usual'),
      fn.max<number | null>('similarity').filterWhere('place', '<', 0).as('answer'),
    ])
    .groupBy('doc_id')
    .execute()
  return new Map(compared.map(({ doc_id, ...parts }) => [doc_id, documentSimilarity(parts)]))
}

/** Whether the database compares vectors itself. It is turned on where it is at hand and we may. */
export async function findPgvector(db: Db, failures: Failures): Promise<boolean> {
  const { rows } = await sql<{ installed_version: string | null }>`
    select installed_version from pg_available_extensions where name = 'vector'`.execute(db)
  const [found] = rows
  if (!found) return false
  if (found.installed_version !== null) return true
  const created = await sql`create extension if not exists vector`
    .execute(db)
    .catch(failures.ignore('vectors.extension'))
  return created !== undefined
}
