import { deleteCanned } from '@foyer/contract/desk/canned.ts'
import { serve } from '../../../platform/http/serve.ts'
import { changeable } from './canned-replies.ts'

export const route = serve(deleteCanned, async ({ id }, { db }, caller) => {
  await changeable(db, caller, id)
  await db
    .deleteFrom('canned_replies')
    .where('tenant_id', '=', caller.tenantId)
    .where('id', '=', id)
    .execute()
  return {}
})
