import { type FormTemplate, listForms, saveForm, deleteForm } from '@foyer/contract/desk/forms.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { decodeFields } from '@foyer/contract/forms/codec.ts'
import { decideForm } from '@foyer/core/log/agent-form.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { randomId } from '../../platform/random.ts'

type Row = { id: string; title: string; fields: FormField[]; is_for_tickets: boolean }

function toTemplate(row: Row): FormTemplate {
  return {
    id: row.id,
    title: row.title,
    fields: row.fields.map(encodeField),
    isForTickets: row.is_for_tickets,
  }
}

/** What the audit log says of one. */
function auditedOf(row: Row) {
  const { title, fields, isForTickets } = toTemplate(row)
  return { title, fields, isForTickets }
}

const listFormsRoute = serve(listForms, async (_input, { db }, { tenantId }) => {
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

const mostForms = 200

const saveFormRoute = serve(saveForm, async (input, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  const form = decideForm(input.title, decodeFields(input.fields))
  if (!form) throw new Failed('request.invalid')
  const { tenantId } = caller
  const now = clock.now()
  const values = {
    title: form.title,
    fields: JSON.stringify(form.fields),
    updated_at: now,
    is_for_tickets: input.isForTickets,
  }
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('form_templates')
      .select(['id', 'title', 'fields', 'is_for_tickets'])
      .where('tenant_id', '=', tenantId)
      .execute()
    const before = known.find(({ id }) => id === input.id)
    if (input.id === undefined && known.length >= mostForms) throw new Failed('request.tooMany')
    if (input.id !== undefined && !before) throw new Failed('object.unknown')
    const row = await trx
      .insertInto('form_templates')
      .values({ tenant_id: tenantId, id: input.id ?? randomId(), ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
      .returning(['id', 'title', 'fields', 'is_for_tickets'])
      .executeTakeFirstOrThrow()
    const object = { kind: 'form', id: row.id, name: row.title } as const
    const change = changedFields(before ? auditedOf(before) : {}, auditedOf(row))
    await writeAudit(trx, actorOf(caller), { action: 'saveForm', object, ...change }, now)
    return { form: toTemplate(row) }
  })
})

const deleteFormRoute = serve(deleteForm, async ({ id }, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .deleteFrom('form_templates')
      .where('tenant_id', '=', caller.tenantId)
      .where('id', '=', id)
      .returning(['id', 'title', 'fields', 'is_for_tickets'])
      .executeTakeFirst()
    if (!before) return
    const object = { kind: 'form', id, name: before.title } as const
    const change = { action: 'deleteForm', object, before: auditedOf(before) } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

export const formsRoutes = { listForms: listFormsRoute, saveForm: saveFormRoute, deleteForm: deleteFormRoute }
