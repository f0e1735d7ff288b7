import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import type { KnowledgeDocument } from '../../../rules/robot/knowledge.ts'
import type { DocumentRef } from '../../../settings/drafts.ts'

export type StoredDocument = {
  document: KnowledgeDocument
  /** Counts its publications; 0: it was never published. */
  version: number
  /** The same for its versions in other languages. */
  topic: string
  updatedAt: number
  /** When its draft was changed or discarded. */
  editedAt: number
  useful: number
  useless: number
}

/** A document of a tenant; another tenant's is answered like one that does not exist. */
export async function findDocument(
  db: Db | Trx,
  tenantId: number,
  docId: string,
): Promise<StoredDocument | undefined> {
  const row = await rowsOf(db, tenantId, docId).executeTakeFirst()
  return row && toDocument(row)
}

export async function readDocument(db: Db | Trx, tenantId: number, docId: string): Promise<StoredDocument> {
  const found = await findDocument(db, tenantId, docId)
  if (!found) throw new Failed('object.unknown')
  return found
}

/** The same, and everybody else who edits it waits: the row's lock orders its drafts and publications. */
export async function lockDocument(
  trx: Trx,
  tenantId: number,
  docId: string,
): Promise<StoredDocument | undefined> {
  const row = await rowsOf(trx, tenantId, docId).forNoKeyUpdate().executeTakeFirst()
  return row && toDocument(row)
}

export function refOf(tenantId: number, docId: string): DocumentRef {
  return { tenantId, kind: 'document', objectId: docId }
}

function rowsOf(db: Db | Trx, tenantId: number, docId: string) {
  return db
    .selectFrom('knowledge_documents')
    .select(['id', 'robot_no', 'language', 'question', 'similar_questions', 'answer', 'category'])
    .select(['valid_from', 'valid_until', 'is_published', 'attachments', 'related'])
    .select(['topic', 'version', 'updated_at', 'edited_at', 'useful_count', 'useless_count'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', docId)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export function toDocument(row: Row): StoredDocument {
  return {
    document: {
      docId: row.id,
      robotNo: row.robot_no,
      language: row.language,
      question: row.question,
      similar: row.similar_questions,
      answer: row.answer,
      category: row.category,
      validFrom: row.valid_from ?? undefined,
      validUntil: row.valid_until ?? undefined,
      isPublished: row.is_published,
      attachments: row.attachments,
      related: row.related,
    },
    version: row.version,
    topic: row.topic ?? row.id,
    updatedAt: row.updated_at,
    editedAt: row.edited_at,
    useful: row.useful_count,
    useless: row.useless_count,
  }
}
