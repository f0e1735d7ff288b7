import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import type { Published } from './publish-checked.ts'
import { saveDocument, type Saving } from './save-document.ts'

/** Lets a saved document answer, or no longer, with the same check as any other change. */
export async function setPublished(
  db: Db,
  saving: Saving,
  docId: string,
  isPublished: boolean,
): Promise<Published<undefined>> {
  const row = await db
    .selectFrom('knowledge_documents')
    .selectAll()
    .where('tenant_id', '=', saving.tenantId)
    .where('id', '=', docId)
    .executeTakeFirst()
  if (!row) throw new Failed('object.unknown')
  const { robot_no: robotNo, language, question, similar_questions: similar, answer, category } = row
  const { attachments } = row
  return saveDocument(db, saving, {
    docId,
    robotNo,
    language,
    question,
    similar,
    answer,
    category,
    validFrom: row.valid_from ?? undefined,
    validUntil: row.valid_until ?? undefined,
    isPublished,
    attachments,
  })
}
