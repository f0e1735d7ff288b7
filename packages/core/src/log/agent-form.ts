import type { ContentOf } from '@foyer/contract/messages/content.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { cleanText } from '../text/clean-text.ts'
import { limits } from '../timing.ts'
import { shown } from './card-parts.ts'

/** A form as an agent sends it: every field named, none filled in yet. Undefined when there is nothing to ask. */
export function decideForm(title: string, fields: readonly FormField[]): ContentOf<'form'> | undefined {
  const asked = fields.map(emptied)
  const isAskable = asked.length > 0 && asked.length <= limits.formFields && asked.every(isNamed)
  return isAskable ? { kind: 'form', title: shown(title), fields: asked, submitted: false } : undefined
}

function emptied(field: FormField, place: number): FormField {
  const label = { id: cleanText(field.id) || `f${place + 1}`, name: shown(field.name) }
  return field.kind === 'checkbox' || field.kind === 'cascader'
    ? { ...field, ...label, value: [] }
    : { ...field, ...label, value: '' }
}

function isNamed({ name }: FormField): boolean {
  return name.trim() !== ''
}
