import { knowledgeLimits, type LeftReason } from '@foyer/contract/desk/knowledge-limits.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { contentOf } from '../../../rules/robot/document-content.ts'
import { emptied, readDraft, writeDraft } from '../../../settings/drafts.ts'
import { isAnswer } from '../documents/clean-content.ts'
import { documentsOn, type Wanted } from '../documents/list-documents.ts'
import { lockDocument, refOf, type StoredDocument } from '../documents/stored-document.ts'
import { countTerms, type TermCount } from './count-terms.ts'
import { publishChecked, type Published } from './publish-checked.ts'
import { withDraft } from './publish-draft.ts'
import { replaceDocument, type Saving } from './save-document.ts'

type Left = { docId: string; question: string; reason: LeftReason }
export type PublishedDrafts = { published: string[]; left: Left[]; hasMore: boolean }

type Listed = Omit<Wanted, 'limit' | 'after' | 'sort'> & {
  /** When the list was read: later changes are not published unseen. */
  readTime: number
}

/** Publishes the documents of a list in one publication, with one check of the cases. Throws BrokenCases. */
export async function publishDrafts(
  db: Db,
  saving: Saving,
  { readTime, ...wanted }: Listed,
  record: (trx: Trx, value: PublishedDrafts) => Promise<void>,
): Promise<Published<PublishedDrafts>> {
  const { tenantId, now, despiteCases } = saving
  const limit = knowledgeLimits.publishedAtOnce
  const { page } = await documentsOn(db, { ...wanted, sort: 'updated', limit: limit + 1 })
  const robot = { tenantId, robotNo: wanted.robotNo }
  return publishChecked(db, robot, { now, despiteCases }, async (trx) => {
    const value: PublishedDrafts = { published: [], left: [], hasMore: page.length > limit }
    const terms: TermCount[] = []
    const addTerms = async (count: TermCount) => void terms.push(count)
    for (const { docId, question } of page.slice(0, limit)) {
      const before = await lockDocument(trx, tenantId, docId)
      // Deleted since the list was read.
      if (!before) continue
      const draft = await readDraft(trx, refOf(tenantId, docId))
      const after = withDraft(before.document, draft)
      const reason =
        reasonToLeave(before, readTime) ?? (isAnswer(contentOf(after)) ? undefined : 'incomplete')
      if (reason) {
        value.left.push({ docId, question, reason })
        continue
      }
      if (Object.keys(draft.changes).length > 0)
        await writeDraft(trx, refOf(tenantId, docId), emptied(draft), now)
      await replaceDocument(trx, saving, after, () => after, addTerms)
      value.published.push(docId)
    }
    await countTerms(trx, tenantId, terms)
    if (value.published.length > 0) await record(trx, value)
    return { value, isHeard: value.published.length > 0 }
  })
}

function reasonToLeave({ updatedAt, editedAt }: StoredDocument, readTime: number) {
  return Math.max(updatedAt, editedAt) > readTime ? 'newer' : undefined
}
