import type { FormField } from '@foyer/contract/forms/field.ts'
import type { TicketField } from '@foyer/contract/tickets/parts.ts'

/** D-10: the answers of a ticket form as the wire has them; several choices are names joined by commas. */
export function ticketAnswers(fields: readonly FormField[]): TicketField[] {
  return fields.map((field) => ({ fieldId: field.id, fieldName: field.name, fieldValue: textOf(field) }))
}

/** Ids of a tree may contain anything, commas too. */
function textOf(field: FormField): string {
  if (field.kind === 'cascader') return field.value.length === 0 ? '' : JSON.stringify(field.value)
  return typeof field.value === 'string' ? field.value : field.value.join(',')
}
