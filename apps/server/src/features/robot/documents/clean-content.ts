import type { DocumentChanges, DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { safeAttachments } from '../../../rules/robot/document-content.ts'
import { cleanAnswer, plainAnswer } from '../knowledge/clean-answer.ts'

type Which = { tenantId: number; robotNo: string; docId: string }

/** Content that is safe to store: its html is cleaned, and it names only files and documents that can be opened. */
export async function cleanContent(
  trx: Trx,
  which: Which,
  content: DocumentContent,
): Promise<DocumentContent> {
  return { ...content, ...(await cleanChanges(trx, which, content)) }
}

export async function cleanChanges(
  trx: Trx,
  which: Which,
  changes: DocumentChanges,
): Promise<Pick<DocumentChanges, 'answer' | 'attachments' | 'related'>> {
  const { answer, attachments, related } = changes
  return {
    ...(answer !== undefined && { answer: cleanAnswer(answer) }),
    ...(attachments !== undefined && { attachments: safeAttachments(attachments) }),
    ...(related !== undefined && { related: await knownDocuments(trx, which, related) }),
  }
}

/** Those that are other documents of the same robot, in their order and once each. */
export async function knownDocuments(
  db: Db | Trx,
  { tenantId, robotNo, docId }: Which,
  docIds: readonly string[],
): Promise<string[]> {
  if (docIds.length === 0) return []
  const rows = await db
    .selectFrom('knowledge_documents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('id', 'in', docIds)
    .where('id', '<>', docId)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(docIds)].filter((id) => known.has(id))
}

/** Whether it can be published: a question, and an answer that shows something. */
export function isAnswer({ question, answer }: DocumentContent): boolean {
  return /\S/.test(question) && (/<img\b/.test(answer) || plainAnswer(answer) !== '')
}
