import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Db } from '../../../platform/db/pool.ts'

export type FormRow = {
  id: string
  title: string
  fields: FormField[]
  is_for_tickets: boolean
  is_archived: boolean
  version: number
  sent: number
  updated_at: number
  updated_by: number | null
}

export const formColumns = [
  'id',
  'title',
  'fields',
  'is_for_tickets',
  'is_archived',
  'version',
  'sent',
  'updated_at',
  'updated_by',
] as const

export function formsOf(db: Db, tenantId: number) {
  return db.selectFrom('form_templates').select(formColumns).where('tenant_id', '=', tenantId)
}

export function toTemplate(row: FormRow): FormTemplate {
  return {
    id: row.id,
    title: row.title,
    fields: row.fields.map(encodeField),
    isForTickets: row.is_for_tickets,
    isArchived: row.is_archived,
  }
}

/** What the audit log says of one. */
export function auditedForm(row: FormRow) {
  const { title, fields, isForTickets } = toTemplate(row)
  return { title, fields, isForTickets }
}

/** A form with its version, as the editor needs it. */
export async function savedForm(db: Db, tenantId: number, row: FormRow) {
  const agent =
    row.updated_by === null
      ? undefined
      : await db
          .selectFrom('agents')
          .select('nick')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', row.updated_by)
          .executeTakeFirst()
  return {
    form: toTemplate(row),
    version: row.version,
    changedBy: agent?.nick ?? '',
    changedTime: row.updated_at,
  }
}
