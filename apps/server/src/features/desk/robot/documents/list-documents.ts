import { listDocuments } from '@foyer/contract/desk/knowledge-documents.ts'
import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { requireMay } from '../../../../identity/require-may.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { readCursor, writeCursor } from '../../../../rules/robot/document-cursor.ts'
import { usageOf } from '../../../robot/documents/document-answers.ts'
import { categoriesOf, documentsOn } from '../../../robot/documents/list-documents.ts'

const listDocumentsRoute = serve(listDocuments, async ({ cursor, ...filters }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  const { tenantId } = caller
  const now = clock.now()
  const after = cursor === undefined ? undefined : readCursor(filters.sort, cursor)
  if (cursor !== undefined && !after) throw new Failed('request.invalid')
  const wanted = { tenantId, ...filters, after, limit: knowledgeLimits.page + 1, now }
  const [{ page: found, total }, categories] = await Promise.all([
    documentsOn(db, wanted),
    categoriesOf(db, tenantId, filters.robotNo),
  ])
  const page = found.slice(0, knowledgeLimits.page)
  const docIds = page.map(({ docId }) => docId)
  const usage = await usageOf(db, tenantId, docIds, now)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    documents: page.map((document) => ({ ...document, usage: usage.get(document.docId) ?? 0 })),
    ...(last && { next: writeCursor(last) }),
    total,
    categories,
    readTime: now,
  }
})

export const listDocumentsRoutes = { listDocuments: listDocumentsRoute }
