import { withdrawDocument } from '@foyer/contract/desk/robot.ts'
import { serve } from '../../../platform/http/serve.ts'
import { setPublished } from '../../robot/knowledge/set-published.ts'
import { publication } from './publication.ts'

export const route = serve(withdrawDocument, async ({ docId, despiteCases }, { db, clock }, caller) =>
  publication(caller, despiteCases, () => {
    const saving = { tenantId: caller.tenantId, now: clock.now(), despiteCases }
    return setPublished(db, saving, docId, false)
  }),
)
