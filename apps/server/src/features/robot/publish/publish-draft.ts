import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import {
  contentOf,
  contentWith,
  readChanges,
  readContent,
  settingsOf,
} from '../../../rules/robot/document-content.ts'
import type { KnowledgeDocument } from '../../../rules/robot/knowledge.ts'
import { pendingKeys, type Draft } from '../../../rules/settings/merge-draft.ts'
import { emptied, readDraft, writeDraft } from '../../../settings/drafts.ts'
import { readVersion } from '../../../settings/versions.ts'
import type { Published } from './publish-checked.ts'
import { changeDocument, type Saving } from './save-document.ts'
import { readDocument, refOf } from '../documents/stored-document.ts'

/** Publishes a draft as somebody has read it. Newer changes of others are refused with `object.stale`. */
export async function publishDraft(
  db: Db,
  saving: Saving,
  docId: string,
  seen: { version: number; revision: number },
): Promise<Published<undefined>> {
  const { tenantId, now } = saving
  const { document } = await readDocument(db, tenantId, docId)
  return changeDocument(db, saving, document, async (before, trx) => {
    if (!before) throw new Failed('object.unknown')
    const draft = await readDraft(trx, refOf(tenantId, docId))
    if (draft.revision !== seen.revision || before.version !== seen.version) throw new Failed('object.stale')
    const isChanged = pendingKeys(draft, settingsOf(contentOf(before.document))).length > 0
    if (!isChanged && before.document.isPublished) throw new Failed('request.invalid')
    if (isChanged) await writeDraft(trx, refOf(tenantId, docId), emptied(draft), now)
    return withDraft(before.document, draft)
  })
}

/** A document as it is once its draft is published. */
export function withDraft(
  document: KnowledgeDocument,
  { changes }: Pick<Draft, 'changes'>,
): KnowledgeDocument {
  const { validFrom, validUntil, ...next } = contentWith(contentOf(document), readChanges(changes))
  return { ...document, ...next, validFrom, validUntil, isPublished: true }
}

/** Publishes an earlier version as a new one. `current` is the version that it was compared with. */
export async function restoreVersion(
  db: Db,
  saving: Saving,
  docId: string,
  { version, current }: { version: number; current: number },
): Promise<Published<undefined>> {
  const { tenantId } = saving
  const { document } = await readDocument(db, tenantId, docId)
  return changeDocument(db, { ...saving, restoredFrom: version }, document, async (before, trx) => {
    if (!before) throw new Failed('object.unknown')
    if (before.version !== current) throw new Failed('object.stale')
    const stored = await readVersion(trx, refOf(tenantId, docId), version)
    if (!stored) throw new Failed('object.unknown')
    const { validFrom, validUntil, ...content } = readContent(stored)
    return { ...before.document, ...content, validFrom, validUntil, isPublished: true }
  })
}
