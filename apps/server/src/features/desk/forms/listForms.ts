import { listForms } from '@foyer/contract/desk/forms.ts'
import { serve } from '../../../platform/http/serve.ts'
import { toTemplate } from './form-template.ts'

export const route = serve(listForms, async (_input, { db }, { tenantId }) => {
  const [rows, tenant] = await Promise.all([
    db
      .selectFrom('form_templates')
      .select(['id', 'title', 'fields', 'is_for_tickets'])
      .where('tenant_id', '=', tenantId)
      .orderBy('title')
      .orderBy('id')
      .execute(),
    db.selectFrom('tenants').select('key').where('id', '=', tenantId).executeTakeFirstOrThrow(),
  ])
  return { forms: rows.map(toTemplate), tenantId: tenant.key }
})
