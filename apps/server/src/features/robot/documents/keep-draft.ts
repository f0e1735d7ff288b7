import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Draft } from '../../../rules/settings/merge-draft.ts'
import { writeDraft } from '../../../settings/drafts.ts'
import { draftColumns } from './draft-columns.ts'
import { refOf } from './stored-document.ts'

/** Stores a draft, and in the row of its document what lists need of it. The caller holds the lock of that row. */
export async function keepDraft(
  trx: Trx,
  { tenantId, docId }: { tenantId: number; docId: string },
  saved: DocumentContent,
  draft: Draft,
  now: number,
): Promise<void> {
  await writeDraft(trx, refOf(tenantId, docId), draft, now)
  await trx
    .updateTable('knowledge_documents')
    .set({ ...draftColumns(draft, saved), edited_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', docId)
    .execute()
}
