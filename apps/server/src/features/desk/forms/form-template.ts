import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'

type Row = { id: string; title: string; fields: FormField[]; is_for_tickets: boolean }

export function toTemplate(row: Row): FormTemplate {
  return {
    id: row.id,
    title: row.title,
    fields: row.fields.map(encodeField),
    isForTickets: row.is_for_tickets,
  }
}
