import { deleteForm } from '@foyer/contract/desk/forms.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(deleteForm, async ({ id }, { db }, caller) => {
  requireMay(caller, 'editForms')
  await db
    .deleteFrom('form_templates')
    .where('tenant_id', '=', caller.tenantId)
    .where('id', '=', id)
    .execute()
  return {}
})
