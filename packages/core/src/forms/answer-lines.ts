import type { FormField } from '@foyer/contract/forms/field.ts'
import { pathText } from './cascader-path.ts'

/** The answer as readable lines: one per choice, none without an answer. */
export function answerLines(field: FormField): readonly string[] {
  if (field.value.length === 0) return []
  if (field.kind === 'cascader') return [pathText(field.options, field.value)]
  return typeof field.value === 'string' ? [field.value] : field.value
}
