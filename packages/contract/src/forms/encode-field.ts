import { fieldTypes } from '../codes.ts'
import type { FormField } from './field.ts'
import type { WireField } from './wire-field.ts'

export function encodeField(field: FormField): WireField {
  return {
    fieldId: field.id,
    fieldName: field.name,
    fieldType: fieldTypes[field.kind],
    requiredStatus: field.required ? 1 : 0,
    fieldValue: 'options' in field ? JSON.stringify(wireOptions(field)) : '',
    chooseValue: field.value,
  }
}

function wireOptions(field: Extract<FormField, { options: unknown }>) {
  return field.kind === 'cascader' ? field.options : field.options.map((name) => ({ name }))
}
