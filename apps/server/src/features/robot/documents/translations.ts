import { sql } from 'kysely'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** The same document in other languages. */
export async function translationsOf(
  db: Db | Trx,
  { tenantId, topic, except }: { tenantId: number; topic: string; except?: string },
) {
  const rows = await db
    .selectFrom('knowledge_documents')
    .select(['id as docId', 'language', 'is_published as isPublished'])
    .select(sql<string>`coalesce(draft_question, question)`.as('question'))
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`coalesce(topic, id) = ${topic}`)
    .orderBy('language')
    .orderBy('id')
    .execute()
  return rows.filter(({ docId }) => docId !== except)
}

/** Orders those who link the documents of a robot: a language has one version of a document. */
export async function lockTranslations(
  trx: Trx,
  { tenantId, robotNo }: { tenantId: number; robotNo: string },
): Promise<void> {
  const name = JSON.stringify(['translate', tenantId, robotNo])
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
