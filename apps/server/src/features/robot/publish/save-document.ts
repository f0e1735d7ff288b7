import { sql } from 'kysely'
import type { KnowledgeDocument } from '../../../rules/robot/knowledge.ts'
import { rankedDocument } from '../../../rules/robot/rank/document.ts'
import type { Terms } from '../../../rules/robot/terms.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { publishChecked, type Published } from './publish-checked.ts'
import { cleanAnswer, plainAnswer, cutChinese } from '../knowledge/clean-answer.ts'

export type Saving = {
  tenantId: number
  now: number
  despiteCases?: boolean | undefined
  /** Writes down who saves it. Part of the transaction, so what cases stop leaves nothing. */
  audit?: (trx: Trx, change: DocumentChange) => Promise<void>
}
export type DocumentChange = { before: KnowledgeDocument | undefined; after: KnowledgeDocument }

/**
 * Writes a document and all that it is found by, in one transaction. Drafts are found by nothing. What changes the
 * answers of the robot is checked against its cases, and refused with BrokenCases.
 */
export async function saveDocument(
  db: Db | Trx,
  { tenantId, now, despiteCases, audit }: Saving,
  document: KnowledgeDocument,
): Promise<Published<undefined>> {
  const clean = { ...document, answer: cleanAnswer(document.answer) }
  const robot = { tenantId, robotNo: document.robotNo }
  return publishChecked(db, robot, { now, despiteCases }, async (trx) => {
    const before = await readDocument(trx, tenantId, document.docId)
    const wasPublished = await forgetRows(trx, tenantId, document.docId)
    await writeDocument(trx, tenantId, clean, now)
    if (clean.isPublished) await writeRows(trx, tenantId, clean)
    await audit?.(trx, { before, after: clean })
    return { value: undefined, isHeard: wasPublished || clean.isPublished }
  })
}

/** A saved document; undefined when the tenant has none of this id. */
export async function readDocument(
  db: Db,
  tenantId: number,
  docId: string,
): Promise<KnowledgeDocument | undefined> {
  const row = await db
    .selectFrom('knowledge_documents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', docId)
    .executeTakeFirst()
  if (!row) return undefined
  const { robot_no: robotNo, language, question, similar_questions: similar, answer, category } = row
  const { is_published: isPublished, attachments } = row
  const valid = { validFrom: row.valid_from ?? undefined, validUntil: row.valid_until ?? undefined }
  return { docId, robotNo, language, question, similar, answer, category, ...valid, isPublished, attachments }
}

async function writeDocument(
  trx: Trx,
  tenantId: number,
  document: KnowledgeDocument,
  now: number,
): Promise<void> {
  const values = {
    robot_no: document.robotNo,
    language: document.language,
    question: document.question,
    similar_questions: JSON.stringify(document.similar),
    answer: document.answer,
    category: document.category,
    valid_from: document.validFrom ?? null,
    valid_until: document.validUntil ?? null,
    is_published: document.isPublished,
    attachments: JSON.stringify(document.attachments),
    updated_at: now,
  }
  const written = await trx
    .insertInto('knowledge_documents')
    .values({ tenant_id: tenantId, id: document.docId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet(values)
        // Another robot's cases are not asked here: its documents are not taken away from it.
        .where('knowledge_documents.robot_no', '=', document.robotNo),
    )
    .returning('id')
    .executeTakeFirst()
  if (!written) throw new Failed('object.unknown')
}

/** Takes a document out of the search and out of the counts of its terms. False: it was in neither. */
async function forgetRows(trx: Trx, tenantId: number, docId: string): Promise<boolean> {
  const rows = await trx
    .deleteFrom('knowledge_rows')
    .where('tenant_id', '=', tenantId)
    .where('doc_id', '=', docId)
    .returning(['robot_no', 'language', 'words', 'concepts'])
    .execute()
  const [first] = rows
  if (!first) return false
  const terms = [...new Set(rows.flatMap(({ words, concepts }) => [...words, ...concepts]))]
  await count(trx, { tenantId, robotNo: first.robot_no, language: first.language }, terms, -1)
  return true
}

async function writeRows(trx: Trx, tenantId: number, document: KnowledgeDocument): Promise<void> {
  const { docId, robotNo, language } = document
  const ranked = rankedDocument({ ...document, answer: plainAnswer(document.answer) }, cutChinese)
  const row = ({ text, words, concepts }: Terms, place: number) => ({
    tenant_id: tenantId,
    doc_id: docId,
    place,
    robot_no: robotNo,
    language,
    text,
    words: [...words],
    concepts: [...concepts],
  })
  await trx
    .insertInto('knowledge_rows')
    .values([...ranked.questions.map((terms, place) => row(terms, place)), row(ranked.answer, -1)])
    .execute()
  const terms = new Set(
    [...ranked.questions, ranked.answer].flatMap((one) => [...one.words, ...one.concepts]),
  )
  await count(trx, { tenantId, robotNo, language }, [...terms], 1)
}

type Scope = { tenantId: number; robotNo: string; language: string }

/** In order, so that two saves at once wait for each other instead of locking each other out. */
async function count(
  trx: Trx,
  { tenantId, robotNo, language }: Scope,
  terms: string[],
  by: 1 | -1,
): Promise<void> {
  await sql`
    insert into knowledge_terms (tenant_id, robot_no, language, term, documents)
    select ${tenantId}, ${robotNo}, ${language}, term, ${by}::int
    from unnest(${terms}::text[]) as term order by term
    on conflict (tenant_id, robot_no, language, term)
    do update set documents = knowledge_terms.documents + ${by}::int`.execute(trx)
}
