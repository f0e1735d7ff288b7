import { sql } from 'kysely'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import {
  placesOf,
  withLinks,
  type LinkedDocument,
  type Place,
} from '../../rules/knowledge-import/linked-document.ts'
import { contentOf, contentWith, readChanges } from '../../rules/robot/document-content.ts'
import type { KnowledgeDocument } from '../../rules/robot/knowledge.ts'
import type { Draft } from '../../rules/settings/merge-draft.ts'
import type { RobotRef } from '../robot/dialogue/dialogues.ts'
import { toDocument } from '../robot/documents/stored-document.ts'

/** Documents in memory at once: the longest have 20,000 letters. */
export const documentsAtOnce = 200

/** The next documents of a robot in the order of their ids, with the links that an import finds again. */
export async function documentsAfter(db: Db, robot: RobotRef, docId: string): Promise<LinkedDocument[]> {
  const rows = await db
    .selectFrom('knowledge_documents')
    .selectAll()
    .where('tenant_id', '=', robot.tenantId)
    .where('robot_no', '=', robot.robotNo)
    .where('id', '>', docId)
    .orderBy('id')
    .limit(documentsAtOnce)
    .execute()
  const stored = rows.map((row) => toDocument(row).document)
  const drafts = await draftsOf(
    db,
    robot.tenantId,
    stored.filter(({ isPublished }) => !isPublished),
  )
  const documents = stored.map((document) => asWritten(document, drafts.get(document.docId)))
  const places = await placesOfDocuments(db, robot, documents.flatMap(namedIds))
  return documents.map((document) => withLinks(document, places))
}

export async function draftsOf(
  db: Db | Trx,
  tenantId: number,
  documents: readonly KnowledgeDocument[],
): Promise<Map<string, Draft>> {
  const ids = documents.map(({ docId }) => docId)
  const rows = await db
    .selectFrom('settings_drafts')
    .select(['object_id', 'revision', 'changes', 'touched'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'document')
    .where(sql<boolean>`object_id = any(${ids}::text[])`)
    .execute()
  return new Map(rows.map(({ object_id: docId, ...draft }) => [docId, draft]))
}

/** Unpublished texts are as their editors wrote them: until a document is published, all of it is in its draft. */
export function asWritten(document: KnowledgeDocument, draft: Draft | undefined): KnowledgeDocument {
  if (document.isPublished || !draft) return document
  const { validFrom, validUntil, ...content } = contentWith(contentOf(document), readChanges(draft.changes))
  return { ...document, ...content, validFrom, validUntil }
}

/** The ids that say which places a document needs to know. */
export function namedIds({ docId, related = [] }: KnowledgeDocument): string[] {
  return [docId, ...related]
}

/** Places of documents of a robot and of their translations. */
export async function placesOfDocuments(
  db: Db | Trx,
  { tenantId, robotNo }: RobotRef,
  ids: readonly string[],
): Promise<Map<string, Place>> {
  const { rows } = await sql<{ docId: string; language: string; topic: string }>`
    select id as "docId", language, coalesce(topic, id) as topic from knowledge_documents
    where tenant_id = ${tenantId} and robot_no = ${robotNo} and coalesce(topic, id) in (
      select coalesce(topic, id) from knowledge_documents
      where tenant_id = ${tenantId} and robot_no = ${robotNo} and id = any(${ids}::text[]))`.execute(db)
  return placesOf(rows)
}
