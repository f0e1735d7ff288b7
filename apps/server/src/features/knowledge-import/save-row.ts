import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { Decided } from '../../rules/knowledge-import/decide-import.ts'
import { contentOf, settingsOf } from '../../rules/robot/document-content.ts'
import { mergeDraft } from '../../rules/settings/merge-draft.ts'
import { emptied, readDraft, writeDraft } from '../../settings/drafts.ts'
import { cleanChanges } from '../robot/documents/clean-content.ts'
import { keepDraft } from '../robot/documents/keep-draft.ts'
import { lockDocument, refOf } from '../robot/documents/stored-document.ts'
import type { AddTerms } from '../robot/publish/count-terms.ts'
import { replaceDocument, type Saving } from '../robot/publish/save-document.ts'

type RowSaving = Saving & { author: { id: number; name: string } }

/**
 * Saves what was decided for a row. True: visitors may get other answers now. A draft that somebody changed since the
 * decision is refused with `object.stale`.
 */
export async function saveRow(
  trx: Trx,
  saving: RowSaving,
  { result: { docId }, document, takesDraft, draft }: Decided,
  addTerms: AddTerms,
): Promise<boolean> {
  if (draft) await saveDraft(trx, saving, docId, draft)
  if (!document) return false
  const { isHeard } = await replaceDocument(
    trx,
    saving,
    document,
    async (_before, inside) => {
      if (takesDraft !== undefined) await emptyDraft(inside, saving, docId, takesDraft)
      return document
    },
    addTerms,
  )
  return isHeard
}

async function emptyDraft(
  trx: Trx,
  { tenantId, now }: Saving,
  docId: string,
  revision: number,
): Promise<void> {
  const stored = await readDraft(trx, refOf(tenantId, docId))
  if (stored.revision !== revision) throw new Failed('object.stale')
  await writeDraft(trx, refOf(tenantId, docId), emptied(stored), now)
}

async function saveDraft(
  trx: Trx,
  { tenantId, now, author }: RowSaving,
  docId: string,
  { changes, revision }: NonNullable<Decided['draft']>,
): Promise<void> {
  const before = await lockDocument(trx, tenantId, docId)
  if (!before) throw new Failed('object.unknown')
  const content = contentOf(before.document)
  const stored = await readDraft(trx, refOf(tenantId, docId))
  const clean = await cleanChanges(trx, { tenantId, ...before.document }, changes)
  const { draft, conflicts } = mergeDraft(stored, settingsOf(content), {
    seen: revision,
    changes: { ...changes, ...clean },
    insist: [],
    by: { agentId: author.id, name: author.name },
    now,
  })
  if (conflicts.length > 0) throw new Failed('object.stale')
  if (draft !== stored) await keepDraft(trx, { tenantId, docId }, content, draft, now)
}
