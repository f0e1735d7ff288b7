import {
  listDocumentVersions,
  readDocumentVersion,
  restoreDocumentVersion,
} from '@foyer/contract/desk/document-versions.ts'
import { publishDocumentDraft } from '@foyer/contract/desk/knowledge-documents.ts'
import { maxInt4 } from '@foyer/contract/wire.ts'
import { requireMay } from '../../../../identity/require-may.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { readContent } from '../../../../rules/robot/document-content.ts'
import { listVersions, readVersion } from '../../../../settings/versions.ts'
import { publishDraft, restoreVersion } from '../../../robot/publish/publish-draft.ts'
import { readDocument, refOf } from '../../../robot/documents/stored-document.ts'
import { publication, savingBy } from '../publication.ts'

const publishDocumentDraftRoute = serve(
  publishDocumentDraft,
  async ({ docId, despiteCases, note, ...seen }, { db, clock }, caller) =>
    publication(caller, despiteCases, () => {
      const saving = { ...savingBy(caller, 'publishDocumentDraft', clock.now()), despiteCases, note }
      return publishDraft(db, saving, docId, seen)
    }),
)

const restoreDocumentVersionRoute = serve(
  restoreDocumentVersion,
  async ({ docId, despiteCases, version, current }, { db, clock }, caller) =>
    publication(caller, despiteCases, () => {
      const saving = { ...savingBy(caller, 'restoreDocumentVersion', clock.now()), despiteCases }
      return restoreVersion(db, saving, docId, { version, current })
    }),
)

const versionsOnPage = 20

const listDocumentVersionsRoute = serve(
  listDocumentVersions,
  async ({ docId, before = maxInt4 }, { db }, caller) => {
    requireMay(caller, 'teachRobot')
    await readDocument(db, caller.tenantId, docId)
    const rows = await listVersions(db, refOf(caller.tenantId, docId), { before, limit: versionsOnPage + 1 })
    return {
      versions: rows
        .slice(0, versionsOnPage)
        .map(({ restored_from: restoredFrom, published_at: publishedTime, ...row }) => ({
          ...row,
          publishedTime,
          ...(restoredFrom !== null && { restoredFrom }),
        })),
      hasMore: rows.length > versionsOnPage,
    }
  },
)

const readDocumentVersionRoute = serve(readDocumentVersion, async ({ docId, version }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  await readDocument(db, caller.tenantId, docId)
  const stored = await readVersion(db, refOf(caller.tenantId, docId), version)
  if (!stored) throw new Failed('object.unknown')
  return { content: readContent(stored) }
})

export const documentPublicationsRoutes = {
  publishDocumentDraft: publishDocumentDraftRoute,
  restoreDocumentVersion: restoreDocumentVersionRoute,
  listDocumentVersions: listDocumentVersionsRoute,
  readDocumentVersion: readDocumentVersionRoute,
}
