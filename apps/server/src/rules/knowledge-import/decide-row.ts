import type { DocumentChanges } from '@foyer/contract/desk/knowledge-documents.ts'
import type { ImportReason } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { isSame } from '@foyer/core/settings/settings.ts'
import { contentOf, readChanges, settingsOf } from '../robot/document-content.ts'
import type { Draft } from '../settings/merge-draft.ts'
import type { RowContent } from './check-row.ts'
import type { LinkedDocument } from './linked-document.ts'
import { isSameDocument, mergedRow, type MergeSettings } from './merge-row.ts'

/** What is written for a row; nothing, if the document is the same already. */
export type Written = {
  document?: LinkedDocument
  /** The document has all that its draft said at this revision. The draft is emptied. */
  takesDraft?: number
  /** The document stays as it is, and its draft gets these. */
  draft?: { changes: DocumentChanges; revision: number }
}

type Row = { docId: string; before: LinkedDocument | undefined; content: RowContent }
type By = MergeSettings & { agentId: number }

/** What an import writes of a document, or why not. Drafts are shared: a text that a colleague left in one stays. */
export function decideRow(
  { docId, before, content }: Row,
  { agentId, ...settings }: By,
  pending: Draft | undefined,
): Written | ImportReason {
  const after = mergedRow(before, { ...content, docId }, settings)
  if (!before) return { document: after }
  if (isSameDocument(before, after)) return {}
  const others = textsOfOthers(pending, agentId)
  if (before.isPublished && settings.as === 'drafts') return draftOf({ before, after, pending, others })
  if (before.isPublished || !pending) return { document: after }
  const now = settingsIn(after)
  const hasAll = Object.entries(others).every(([key, value]) => isSame(value, now[key]))
  if (!hasAll && !after.isPublished) return 'edited'
  return { document: after, ...(hasAll && { takesDraft: pending.revision }) }
}

type Drafting = {
  before: LinkedDocument
  after: LinkedDocument
  pending: Draft | undefined
  others: DocumentChanges
}

/** The draft gets what differs from what visitors read. The rest of it stays. */
function draftOf({ before, after, pending, others }: Drafting): Written | ImportReason {
  if (before.language !== after.language) return 'published'
  const published = settingsIn(before)
  const drafted: Record<string, unknown> = pending ? readChanges(pending.changes) : {}
  const unpublished: Record<string, unknown> = others
  const changes = Object.entries(settingsIn(after)).filter(
    ([key, value]) => !isSame(published[key], value) && !isSame(drafted[key], value),
  )
  if (changes.some(([key]) => key in unpublished)) return 'edited'
  if (changes.length === 0) return {}
  const next: DocumentChanges = Object.fromEntries(changes)
  const isTooLong = JSON.stringify({ ...drafted, ...next }).length > knowledgeLimits.draft
  return isTooLong ? 'tooLong' : { draft: { changes: next, revision: pending?.revision ?? 0 } }
}

/** The unpublished texts of other agents. */
function textsOfOthers(pending: Draft | undefined, agentId: number): DocumentChanges {
  if (!pending) return {}
  const { touched } = pending
  const ofOthers = Object.entries(readChanges(pending.changes)).filter(
    ([key]) => touched[key] && touched[key].agentId !== agentId,
  )
  return Object.fromEntries(ofOthers)
}

function settingsIn(document: LinkedDocument): Record<string, unknown> {
  return settingsOf(contentOf(document))
}
