import { mayAnswer, type AnsweringDocument } from '../../../rules/robot/knowledge.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** A document of this robot, if it may answer now: drafts, other robots' and other tenants' may not. */
export async function answeringDocument(
  db: Db,
  tenantId: number,
  robotNo: string,
  docId: string,
  now: number,
): Promise<AnsweringDocument | undefined> {
  const row = await db
    .selectFrom('knowledge_documents')
    .select(['id', 'question', 'answer', 'attachments', 'is_published', 'valid_from', 'valid_until'])
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('id', '=', docId)
    .executeTakeFirst()
  if (!row) return undefined
  const limits = {
    isPublished: row.is_published,
    validFrom: row.valid_from ?? undefined,
    validUntil: row.valid_until ?? undefined,
  }
  if (!mayAnswer(limits, now)) return undefined
  return { docId: row.id, question: row.question, answer: row.answer, attachments: row.attachments }
}

/** The questions of documents by their ids, for lists of them. */
export async function questionsOf(
  db: Db,
  tenantId: number,
  docIds: readonly string[],
): Promise<Map<string, string>> {
  if (docIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('knowledge_documents')
    .select(['id', 'question'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', docIds)
    .execute()
  return new Map(rows.map(({ id, question }) => [id, question]))
}
