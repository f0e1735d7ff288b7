import { listForms, readForm, saveForm, archiveForm, deleteForm } from '@foyer/contract/desk/forms.ts'
import { decodeFields } from '@foyer/contract/forms/codec.ts'
import type { ContentOf } from '@foyer/contract/messages/content.ts'
import { decideForm } from '@foyer/core/log/agent-form.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { randomId } from '../../../platform/random.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { auditedForm, formColumns, type FormRow, formsOf, savedForm, toTemplate } from './form-rows.ts'
import { leadingTo, usesOf } from './form-uses.ts'

const listFormsRoute = serve(listForms, async (_input, { db }, { tenantId }) => {
  const [rows, tenant] = await Promise.all([
    formsOf(db, tenantId).orderBy('title').orderBy('id').execute(),
    db.selectFrom('tenants').select('key').where('id', '=', tenantId).executeTakeFirstOrThrow(),
  ])
  return { forms: rows.map(toTemplate), tenantId: tenant.key }
})

const readFormRoute = serve(readForm, async ({ formId }, { db, channelConfigs }, caller) => {
  requireMay(caller, 'editForms')
  const { tenantId } = caller
  const row = await formsOf(db, tenantId).where('id', '=', formId).executeTakeFirst()
  if (!row) throw new Failed('object.unknown')
  const uses = await usesOf(db, channelConfigs, { tenantId, formId, sent: row.sent })
  return { ...(await savedForm(db, tenantId, row)), uses }
})

/** For its change: two saves of one form follow one another. */
function locked(trx: Trx, tenantId: number, id: string): Promise<FormRow | undefined> {
  return formsOf(trx, tenantId).where('id', '=', id).forUpdate().executeTakeFirst()
}

const mostForms = 200

const saveFormRoute = serve(saveForm, async (input, { db, clock, channelConfigs }, caller) => {
  requireMay(caller, 'editForms')
  const form = decideForm(input.title, decodeFields(input.fields))
  if (!form) throw new Failed('request.invalid')
  const { tenantId } = caller
  const { id, isForTickets } = input
  return db.transaction().execute(async (trx) => {
    if (id === undefined) {
      const known = await formsOf(trx, tenantId).execute()
      if (known.length >= mostForms) throw new Failed('request.tooMany')
    }
    const before = id === undefined ? undefined : await locked(trx, tenantId, id)
    if (id !== undefined && !before) throw new Failed('object.unknown')
    if (before && input.version !== undefined && input.version !== before.version)
      return { ...(await savedForm(trx, tenantId, before)), isStale: true }
    if (before?.is_for_tickets && !isForTickets) {
      const uses = await leadingTo(trx, channelConfigs, { tenantId, formId: before.id })
      if (uses.length > 0) throw new Failed('request.invalid')
    }
    const row = await store(trx, caller, { form, isForTickets, before }, clock.now())
    return { ...(await savedForm(trx, tenantId, row)), isStale: false }
  })
})

type Stored = { form: ContentOf<'form'>; isForTickets: boolean; before: FormRow | undefined }

/** Writes a form, keeps what it replaces for those who have it open, and says so in the audit log. */
async function store(
  trx: Trx,
  caller: AgentCaller,
  { form, isForTickets, before }: Stored,
  now: number,
): Promise<FormRow> {
  const { tenantId } = caller
  if (before)
    await trx
      .insertInto('form_versions')
      .values({
        tenant_id: tenantId,
        form_id: before.id,
        version: before.version,
        fields: JSON.stringify(before.fields),
        replaced_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const values = {
    title: form.title,
    fields: JSON.stringify(form.fields),
    updated_at: now,
    updated_by: caller.agentId,
    is_for_tickets: isForTickets,
    version: (before?.version ?? 0) + 1,
  }
  const row = await trx
    .insertInto('form_templates')
    .values({ tenant_id: tenantId, id: before?.id ?? randomId(), ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .returning(formColumns)
    .executeTakeFirstOrThrow()
  const object = { kind: 'form', id: row.id, name: row.title } as const
  const change = changedFields(before ? auditedForm(before) : {}, auditedForm(row))
  await writeAudit(trx, actorOf(caller), { action: 'saveForm', object, ...change }, now)
  return row
}

const archiveFormRoute = serve(archiveForm, async ({ formId, isArchived }, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  await db.transaction().execute(async (trx) => {
    const before = await locked(trx, caller.tenantId, formId)
    if (!before) throw new Failed('object.unknown')
    if (before.is_archived === isArchived) return
    await trx
      .updateTable('form_templates')
      .set({ is_archived: isArchived })
      .where('tenant_id', '=', caller.tenantId)
      .where('id', '=', formId)
      .execute()
    const object = { kind: 'form', id: formId, name: before.title } as const
    const change = { before: { isArchived: before.is_archived }, after: { isArchived } }
    await writeAudit(trx, actorOf(caller), { action: 'archiveForm', object, ...change }, clock.now())
  })
  return {}
})

const deleteFormRoute = serve(deleteForm, async ({ id }, { db, clock, channelConfigs }, caller) => {
  requireMay(caller, 'editForms')
  const { tenantId } = caller
  return db.transaction().execute(async (trx) => {
    const before = await locked(trx, tenantId, id)
    if (!before) return { uses: [] }
    const uses = await usesOf(trx, channelConfigs, { tenantId, formId: id, sent: before.sent })
    if (uses.length > 0) return { uses }
    await trx
      .deleteFrom('form_versions')
      .where('tenant_id', '=', tenantId)
      .where('form_id', '=', id)
      .execute()
    await trx.deleteFrom('form_templates').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
    const object = { kind: 'form', id, name: before.title } as const
    const change = { action: 'deleteForm', object, before: auditedForm(before) } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
    return { uses }
  })
})

export const formsRoutes = {
  listForms: listFormsRoute,
  readForm: readFormRoute,
  saveForm: saveFormRoute,
  archiveForm: archiveFormRoute,
  deleteForm: deleteFormRoute,
}
