import type { z } from 'zod'
import {
  type Publication,
  saveDocument,
  publishDocument,
  withdrawDocument,
} from '@foyer/contract/desk/robot.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { BrokenCases, type CheckedCase } from '../../robot/cases/check-cases.ts'
import { assertMay } from '../account/assert-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { saveDocument as save } from '../../robot/publish/save-document.ts'
import { setPublished } from '../../robot/publish/set-published.ts'
import { caseFace } from './cases.ts'

type Cases = { broken: readonly CheckedCase[]; failing: readonly CheckedCase[] }

/** Makes a change that cases may stop, if the agent may, and says what came of it. */
async function publication(
  caller: AgentCaller,
  despiteCases: boolean,
  change: () => Promise<Cases>,
): Promise<z.output<typeof Publication>> {
  assertMay(caller, 'teachRobot')
  if (despiteCases) assertMay(caller, 'publishDespiteCases')
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

const saveDocumentRoute = serve(saveDocument, async ({ despiteCases, ...document }, { db, clock }, caller) =>
  publication(caller, despiteCases, () => {
    const { validFrom, validUntil } = document
    const saving = { tenantId: caller.tenantId, now: clock.now(), despiteCases }
    return save(db, saving, { ...document, validFrom, validUntil })
  }),
)

const publishDocumentRoute = serve(publishDocument, async ({ docId, despiteCases }, { db, clock }, caller) =>
  publication(caller, despiteCases, () => {
    const saving = { tenantId: caller.tenantId, now: clock.now(), despiteCases }
    return setPublished(db, saving, docId, true)
  }),
)

const withdrawDocumentRoute = serve(
  withdrawDocument,
  async ({ docId, despiteCases }, { db, clock }, caller) =>
    publication(caller, despiteCases, () => {
      const saving = { tenantId: caller.tenantId, now: clock.now(), despiteCases }
      return setPublished(db, saving, docId, false)
    }),
)

export const documentsRoutes = {
  publishDocument: publishDocumentRoute,
  saveDocument: saveDocumentRoute,
  withdrawDocument: withdrawDocumentRoute,
}
