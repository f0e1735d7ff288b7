import { createDocument, removeDocument } from '@foyer/contract/desk/knowledge-documents.ts'
import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { actorOf, writeAudit } from '../../../../audit/write-audit.ts'
import { requireMay } from '../../../../identity/require-may.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { limitRules } from '../../../../platform/limit-rules.ts'
import { deleteDocument, insertDocument } from '../../../robot/documents/add-document.ts'
import { lockDocument } from '../../../robot/documents/stored-document.ts'

const createDocumentRoute = serve(
  createDocument,
  async ({ question, answer, ...input }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, `${caller.tenantId}:${caller.agentId}`)
    const actor = actorOf(caller)
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const by = { agentId: caller.agentId, name: actor.name }
      const docId = await insertDocument(trx, caller.tenantId, { ...input, question, answer }, { by, now })
      const object = { kind: 'document', id: docId, name: question } as const
      await writeAudit(trx, actor, { action: 'createDocument', object, after: input }, now)
      return { docId }
    })
  },
  { maxBodyBytes: knowledgeLimits.bodyBytes },
)

/** A document that answers is withdrawn first, so that cases are asked about it. */
const removeDocumentRoute = serve(removeDocument, async ({ docId }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  await db.transaction().execute(async (trx) => {
    const stored = await lockDocument(trx, caller.tenantId, docId)
    if (!stored) throw new Failed('object.unknown')
    const { document } = stored
    if (document.isPublished) throw new Failed('object.stale')
    await deleteDocument(trx, caller.tenantId, docId)
    const object = { kind: 'document', id: docId, name: document.question } as const
    const change = { action: 'removeDocument', object, before: document } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

export const manageDocumentsRoutes = {
  createDocument: createDocumentRoute,
  removeDocument: removeDocumentRoute,
}
