import { saveForm } from '@foyer/contract/desk/forms.ts'
import { decodeFields } from '@foyer/contract/forms/codec.ts'
import { decideForm } from '@foyer/core/log/agent-form.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { randomId } from '../../../platform/random.ts'
import { toTemplate } from './form-template.ts'

const mostForms = 200

export const route = serve(saveForm, async (input, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  const form = decideForm(input.title, decodeFields(input.fields))
  if (!form) throw new Failed('request.invalid')
  const known = await db
    .selectFrom('form_templates')
    .select('id')
    .where('tenant_id', '=', caller.tenantId)
    .execute()
  if (input.id === undefined && known.length >= mostForms) throw new Failed('request.tooMany')
  if (input.id !== undefined && !known.some(({ id }) => id === input.id)) throw new Failed('object.unknown')

  const values = {
    title: form.title,
    fields: JSON.stringify(form.fields),
    updated_at: clock.now(),
    is_for_tickets: input.isForTickets,
  }
  const row = await db
    .insertInto('form_templates')
    .values({ tenant_id: caller.tenantId, id: input.id ?? randomId(), ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .returning(['id', 'title', 'fields', 'is_for_tickets'])
    .executeTakeFirstOrThrow()
  return { form: toTemplate(row) }
})
