import { sql } from 'kysely'
import type { Trx } from '../../log/lock-thread.ts'
import type { Decided } from '../../rules/knowledge-import/decide-import.ts'
import type { RobotRef } from '../robot/dialogue/dialogues.ts'

/**
 * Stores documents without any text, for new rows that others are related to: a document keeps only links to documents that
 * exist, and the row may come later. Answers with their ids.
 */
export async function beginTargets(
  trx: Trx,
  { tenantId, robotNo }: RobotRef,
  decided: readonly Decided[],
  now: number,
): Promise<string[]> {
  const wanted = new Set(
    decided.flatMap(({ document, draft }) => document?.related ?? draft?.changes.related ?? []),
  )
  const begun = decided.flatMap(({ result: { docId, outcome }, document }) =>
    outcome === 'added' && document && wanted.has(docId) ? [{ docId, language: document.language }] : [],
  )
  if (begun.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    insert into knowledge_documents (
      tenant_id, id, robot_no, language, question, similar_questions, answer, category, is_published, attachments,
      updated_at, version
    )
    select ${tenantId}, begun.id, ${robotNo}, begun.language, '', '[]', '', '', false, '[]', ${now}, 0
    from unnest(${begun.map(({ docId }) => docId)}::text[], ${begun.map(({ language }) => language)}::text[])
      as begun (id, language)
    on conflict do nothing returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Those of them that could not be saved. */
export async function dropTargets(
  trx: Trx,
  { tenantId, robotNo }: RobotRef,
  docIds: readonly string[],
): Promise<void> {
  if (docIds.length === 0) return
  await trx
    .deleteFrom('knowledge_documents')
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where(sql<boolean>`id = any(${docIds}::text[])`)
    .execute()
}
