import { publishDocumentDrafts } from '@foyer/contract/desk/document-bulk.ts'
import { actorOf, writeAudit } from '../../../../audit/write-audit.ts'
import { requireMay } from '../../../../identity/require-may.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { limitRules } from '../../../../platform/limit-rules.ts'
import { BrokenCases } from '../../../robot/cases/check-cases.ts'
import { publishDrafts } from '../../../robot/publish/publish-drafts.ts'
import { publicationOf } from '../publication.ts'

const publishDocumentDraftsRoute = serve(
  publishDocumentDrafts,
  async ({ despiteCases, ...list }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    if (despiteCases) requireMay(caller, 'publishDespiteCases')
    limits.take(limitRules.publishDrafts, `${caller.tenantId}:${caller.agentId}`)
    const { tenantId } = caller
    const actor = actorOf(caller)
    const now = clock.now()
    const saving = { tenantId, now, despiteCases, author: { id: actor.agentId, name: actor.name } }
    try {
      const { value, ...cases } = await publishDrafts(
        db,
        saving,
        { tenantId, now, ...list },
        // One entry for all: 200 would hide everything else.
        (trx, { published }) => {
          const object = { kind: 'document', id: '', name: '' } as const
          const after = { robotNo: list.robotNo, documents: published }
          return writeAudit(trx, actor, { action: 'publishDocumentDrafts', object, after }, now)
        },
      )
      return { ...publicationOf(true, cases), ...value, published: value.published.length }
    } catch (error) {
      if (!(error instanceof BrokenCases)) throw error
      return { ...publicationOf(false, error), published: 0, left: [], hasMore: false }
    }
  },
)

export const publishDraftsRoutes = { publishDocumentDrafts: publishDocumentDraftsRoute }
