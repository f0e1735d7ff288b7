import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import type { WireField } from '@foyer/contract/forms/wire-field.ts'

type Form = Pick<FormTemplate, 'title' | 'fields' | 'isForTickets'>

/** A difference between two versions of a form. `name` is the question's, or the form's own title. */
export type FormChange = {
  what: 'title' | 'tickets' | 'added' | 'removed' | 'renamed' | 'kind' | 'required' | 'choices' | 'order'
  name: string
}

/** What somebody changed in a form, question by question. */
export function formChanges(before: Form, after: Form): FormChange[] {
  const known = new Map(before.fields.map((field) => [field.fieldId, field]))
  const stays = new Set(after.fields.map(({ fieldId }) => fieldId))
  return [
    ...(before.title === after.title ? [] : [{ what: 'title' as const, name: after.title }]),
    ...(before.isForTickets === after.isForTickets ? [] : [{ what: 'tickets' as const, name: after.title }]),
    ...before.fields
      .filter(({ fieldId }) => !stays.has(fieldId))
      .map(({ fieldName }) => ({ what: 'removed' as const, name: fieldName })),
    ...after.fields.flatMap((field) => fieldChanges(known.get(field.fieldId), field)),
    ...(isSameOrder(before, after) ? [] : [{ what: 'order' as const, name: after.title }]),
  ]
}

function fieldChanges(before: WireField | undefined, after: WireField): FormChange[] {
  const name = after.fieldName
  if (!before) return [{ what: 'added', name }]
  const changes: FormChange[] = []
  if (before.fieldName !== name) changes.push({ what: 'renamed', name })
  if (before.fieldType !== after.fieldType) changes.push({ what: 'kind', name })
  else if (before.fieldValue !== after.fieldValue) changes.push({ what: 'choices', name })
  if (before.requiredStatus !== after.requiredStatus) changes.push({ what: 'required', name })
  return changes
}

/** Of the questions that both have. */
function isSameOrder(before: Form, after: Form): boolean {
  const idsOf = (one: Form, other: Form) =>
    one.fields
      .map(({ fieldId }) => fieldId)
      .filter((id) => other.fields.some(({ fieldId }) => fieldId === id))
      .join('\n')
  return idsOf(before, after) === idsOf(after, before)
}
