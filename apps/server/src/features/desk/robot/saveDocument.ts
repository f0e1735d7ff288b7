import { saveDocument } from '@foyer/contract/desk/robot.ts'
import { serve } from '../../../platform/http/serve.ts'
import { saveDocument as save } from '../../robot/knowledge/save-document.ts'
import { publication } from './publication.ts'

export const route = serve(saveDocument, async ({ despiteCases, ...document }, { db, clock }, caller) =>
  publication(caller, despiteCases, () => {
    const { validFrom, validUntil } = document
    const saving = { tenantId: caller.tenantId, now: clock.now(), despiteCases }
    return save(db, saving, { ...document, validFrom, validUntil })
  }),
)
