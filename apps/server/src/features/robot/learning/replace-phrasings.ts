import type { Trx } from '../../../log/lock-thread.ts'
import { contentOf, readChanges } from '../../../rules/robot/document-content.ts'
import type { KnowledgeDocument } from '../../../rules/robot/knowledge.ts'
import { readDraft } from '../../../settings/drafts.ts'
import { keepDraft } from '../documents/keep-draft.ts'
import { refOf } from '../documents/stored-document.ts'
import { replaceDocument, type Saving } from '../publish/save-document.ts'

type Asked = Pick<KnowledgeDocument, 'question' | 'similar'>

/**
 * Changes the phrasings of a document and those of its draft, inside `publishChecked`: the next publication of the draft
 * must not undo it. `change` answers undefined where it changes nothing.
 */
export async function replacePhrasings(
  trx: Trx,
  saving: Saving,
  document: KnowledgeDocument,
  change: (asked: Asked) => string[] | undefined,
): Promise<{ isHeard: boolean }> {
  const similar = change(document)
  if (!similar || similar.length === document.similar.length) return { isHeard: false }
  const { tenantId, now } = saving
  const { docId } = document
  const after = { ...document, similar }
  const { isHeard } = await replaceDocument(trx, saving, document, () => after)
  const draft = await readDraft(trx, refOf(tenantId, docId))
  const { similar: drafted, question = document.question } = readChanges(draft.changes)
  const next = drafted && change({ question, similar: drafted })
  if (!next || next.length === drafted.length) return { isHeard }
  const revision = draft.revision + 1
  const touch = draft.touched['similar']
  const changed = {
    revision,
    changes: { ...draft.changes, similar: next },
    // An editor who has not seen it is asked before they overwrite it.
    touched: { ...draft.touched, ...(touch && { similar: { ...touch, revision, at: now } }) },
  }
  await keepDraft(trx, { tenantId, docId }, contentOf(after), changed, now)
  return { isHeard }
}
