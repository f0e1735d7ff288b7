import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import { changedKeys } from '@foyer/core/settings/settings.ts'
import { contentOf, emptyContent, versionBody } from '../../../rules/robot/document-content.ts'
import type { KnowledgeDocument } from '../../../rules/robot/knowledge.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { readDraft } from '../../../settings/drafts.ts'
import { addVersion } from '../../../settings/versions.ts'
import { cleanContent, isAnswer } from '../documents/clean-content.ts'
import { draftColumns } from '../documents/draft-columns.ts'
import { lockDocument, refOf, type StoredDocument } from '../documents/stored-document.ts'
import { countTerms, type AddTerms } from './count-terms.ts'
import { forgetRows, writeRows } from './document-rows.ts'
import { publishChecked, type Published } from './publish-checked.ts'

export type Saving = {
  tenantId: number
  now: number
  despiteCases?: boolean | undefined
  /** For the version that it becomes. */
  author?: { id: number | undefined; name: string }
  note?: string | undefined
  restoredFrom?: number
  /** Writes down who saves it. Part of the transaction, so what cases stop leaves nothing. */
  audit?: (trx: Trx, change: DocumentChange) => Promise<void>
}
export type DocumentChange = { before: KnowledgeDocument | undefined; after: KnowledgeDocument }

/** Writes a document as it is given. */
export async function saveDocument(
  db: Db | Trx,
  saving: Saving,
  document: KnowledgeDocument,
): Promise<Published<undefined>> {
  return changeDocument(db, saving, document, () => document)
}

type Change = (before: StoredDocument | undefined, trx: Trx) => KnowledgeDocument | Promise<KnowledgeDocument>

/**
 * The one way in which a document reaches visitors: the document, a version and all that it is found by, in one
 * transaction. Documents that are not published are found by nothing. `change` decides under the locks of the robot
 * and of the document. A change of the robot's answers is checked against its cases, and refused with BrokenCases.
 */
export async function changeDocument(
  db: Db | Trx,
  saving: Saving,
  ref: DocumentRef,
  change: Change,
): Promise<Published<undefined>> {
  const { tenantId, now, despiteCases } = saving
  const robot = { tenantId, robotNo: ref.robotNo }
  return publishChecked(db, robot, { now, despiteCases }, (trx) => replaceDocument(trx, saving, ref, change))
}

type DocumentRef = Pick<KnowledgeDocument, 'docId' | 'robotNo'>

/**
 * The change alone, for several documents that are checked together: `publishChecked` must surround it. Whoever saves
 * many passes `addTerms` and counts the terms of all at once: each count again of a common term makes the next one slower.
 */
export async function replaceDocument(
  trx: Trx,
  saving: Saving,
  { docId, robotNo }: DocumentRef,
  change: Change,
  addTerms: AddTerms = (counts) => countTerms(trx, saving.tenantId, [counts]),
): Promise<{ value: undefined; isHeard: boolean }> {
  const { tenantId, audit } = saving
  const before = await lockDocument(trx, tenantId, docId)
  const changed = await change(before, trx)
  const related = changed.related ?? before?.document.related ?? []
  const content = await cleanContent(trx, { tenantId, docId, robotNo }, contentOf({ ...changed, related }))
  const { isPublished } = changed
  if (isPublished && !isAnswer(content)) throw new Failed('request.invalid')
  const after = { ...changed, ...content }
  const version = await keepVersion(trx, saving, before, { docId, isPublished, content })
  const wasPublished = await forgetRows(trx, tenantId, docId, addTerms)
  await writeDocument(trx, saving, after, version)
  if (isPublished) await writeRows(trx, tenantId, after, addTerms)
  await audit?.(trx, { before: before?.document, after })
  return { value: undefined, isHeard: wasPublished || isPublished }
}

/** Adds a version if anything is different. Drafts that were never published have none. */
async function keepVersion(
  trx: Trx,
  { tenantId, now, author = { id: undefined, name: '' }, note = '', restoredFrom }: Saving,
  before: StoredDocument | undefined,
  after: { docId: string; isPublished: boolean; content: DocumentContent },
): Promise<number> {
  const last = before?.version ?? 0
  const former = versionBody({
    isPublished: before?.document.isPublished ?? false,
    content: before ? contentOf(before.document) : emptyContent,
  })
  const body = versionBody(after)
  const changed = changedKeys(former, body)
  if (changed.length === 0 || (last === 0 && !after.isPublished)) return last
  await addVersion(
    trx,
    refOf(tenantId, after.docId),
    before && last > 0 ? { version: last, body: former, at: before.updatedAt } : undefined,
    {
      version: last + 1,
      body,
      changed,
      author,
      note,
      ...(restoredFrom !== undefined && { restoredFrom }),
      at: now,
    },
  )
  return last + 1
}

async function writeDocument(
  trx: Trx,
  { tenantId, now }: Saving,
  document: KnowledgeDocument & DocumentContent,
  version: number,
): Promise<void> {
  const draft = await readDraft(trx, refOf(tenantId, document.docId))
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
    related: JSON.stringify(document.related),
    version,
    ...draftColumns(draft, document),
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
