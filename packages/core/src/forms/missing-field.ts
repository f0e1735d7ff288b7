import type { FormField } from '@foyer/contract/forms/field.ts'
import { isBlank } from './user-form.ts'

/** The first required field without an answer. */
export function missingField(fields: readonly FormField[]): FormField | undefined {
  return fields.find(({ required, value }) => required && isBlank(value))
}
