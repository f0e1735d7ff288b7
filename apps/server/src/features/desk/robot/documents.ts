import { sql } from 'kysely'
import { findDocuments, saveDocument, publishDocument, withdrawDocument } from '@foyer/contract/desk/robot.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { saveDocument as save } from '../../robot/publish/save-document.ts'
import { setPublished } from '../../robot/publish/set-published.ts'
import { publication, savingBy } from './publication.ts'

const saveDocumentRoute = serve(saveDocument, async ({ despiteCases, ...document }, { db, clock }, caller) =>
  publication(caller, despiteCases, () => {
    const { validFrom, validUntil } = document
    const saving = { ...savingBy(caller, 'saveDocument', clock.now()), despiteCases }
    return save(db, saving, { ...document, validFrom, validUntil })
  }),
)

const publishDocumentRoute = serve(publishDocument, async ({ docId, despiteCases }, { db, clock }, caller) =>
  publication(caller, despiteCases, () => {
    const saving = { ...savingBy(caller, 'publishDocument', clock.now()), despiteCases }
    return setPublished(db, saving, docId, true)
  }),
)

const withdrawDocumentRoute = serve(
  withdrawDocument,
  async ({ docId, despiteCases }, { db, clock }, caller) =>
    publication(caller, despiteCases, () => {
      const saving = { ...savingBy(caller, 'withdrawDocument', clock.now()), despiteCases }
      return setPublished(db, saving, docId, false)
    }),
)

/** As many as somebody looks through; more words find fewer. */
const maxFound = 20

const findDocumentsRoute = serve(findDocuments, async ({ words, robotNo }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const documents = await db
    .selectFrom('knowledge_documents')
    .select(['id as docId', 'question', 'language', 'is_published as isPublished'])
    .where('tenant_id', '=', caller.tenantId)
    // One that was begun and never saved has none yet.
    .where('question', '<>', '')
    .$if(robotNo !== undefined, (query) => query.where('robot_no', '=', robotNo ?? ''))
    .where((where) =>
      where.or([where('id', '=', words), sql<boolean>`strpos(lower(question), lower(${words})) > 0`]),
    )
    .orderBy('question')
    .orderBy('id')
    .limit(maxFound)
    .execute()
  return { documents }
})

export const documentsRoutes = {
  findDocuments: findDocumentsRoute,
  publishDocument: publishDocumentRoute,
  saveDocument: saveDocumentRoute,
  withdrawDocument: withdrawDocumentRoute,
}
