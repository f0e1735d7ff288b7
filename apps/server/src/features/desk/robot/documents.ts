import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type Publication,
  findDocuments,
  saveDocument,
  publishDocument,
  withdrawDocument,
} from '@foyer/contract/desk/robot.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { BrokenCases, type CheckedCase } from '../../robot/cases/check-cases.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { saveDocument as save, type Saving } from '../../robot/publish/save-document.ts'
import { setPublished } from '../../robot/publish/set-published.ts'
import { caseFace } from './cases.ts'

type Cases = { broken: readonly CheckedCase[]; failing: readonly CheckedCase[] }

/** Makes a change that cases may stop, if the agent may, and says what came of it. */
async function publication(
  caller: AgentCaller,
  despiteCases: boolean,
  change: () => Promise<Cases>,
): Promise<z.output<typeof Publication>> {
  requireMay(caller, 'teachRobot')
  if (despiteCases) requireMay(caller, 'publishDespiteCases')
  try {
    return faceOf(true, await change())
  } catch (error) {
    if (error instanceof BrokenCases) return faceOf(false, error)
    throw error
  }
}

function faceOf(isDone: boolean, { broken, failing }: Cases): z.output<typeof Publication> {
  return { isDone, broken: broken.map(caseFace), failing: failing.map(caseFace) }
}

type Action = 'saveDocument' | 'publishDocument' | 'withdrawDocument'

/** Whose document is saved when, and how it is written down. */
function savingBy(caller: AgentCaller, action: Action, now: number): Saving {
  return {
    tenantId: caller.tenantId,
    now,
    audit: async (trx, { before, after }) => {
      const object = { kind: 'document', id: after.docId, name: after.question } as const
      await writeAudit(trx, actorOf(caller), { action, object, ...changedFields(before ?? {}, after) }, now)
    },
  }
}

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

const findDocumentsRoute = serve(findDocuments, async ({ words }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const documents = await db
    .selectFrom('knowledge_documents')
    .select(['id as docId', 'question', 'language', 'is_published as isPublished'])
    .where('tenant_id', '=', caller.tenantId)
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
