import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { VectorSource } from './vector-source.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

/** Published documents of a robot in a language that the model reads, and those of which it has read every row. */
export async function vectorCounts(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  source: Pick<VectorSource, 'model' | 'languages'> | undefined,
) {
  const { model = '', languages } = source ?? {}
  const rows = db
    .selectFrom('knowledge_documents as d')
    .leftJoin('knowledge_rows as r', (join) =>
      join.onRef('r.tenant_id', '=', 'd.tenant_id').onRef('r.doc_id', '=', 'd.id'),
    )
    .select('d.id')
    .select(sql<boolean>`bool_and(r.embedded_by = ${model}::text and r.embedding is not null)`.as('isRead'))
    .where('d.tenant_id', '=', tenantId)
    .where('d.robot_no', '=', robotNo)
    .where('d.is_published', '=', true)
    .$if(languages !== undefined, (all) => all.where('d.language', 'in', languages ?? []))
    .groupBy('d.id')
  const { documents, withVectors } = await db
    .selectFrom(rows.as('documents'))
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .select(sql<number>`count(*) filter (where "isRead")`.as('withVectors'))
    .executeTakeFirstOrThrow()
  return { documents, withVectors }
}
