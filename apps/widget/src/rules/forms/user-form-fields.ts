import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import { fieldTypes } from '@foyer/contract/codes.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { withFittingValue } from '@foyer/core/forms/field-value.ts'
import {
  fixedEntries,
  isBlank,
  type UserFormAnswers,
  type UserFormProblem,
} from '@foyer/core/forms/user-form.ts'

type Entry = UserForm['userForm']['formList'][number]

/** D-11: the entries that are shown, as fields. A field's id is its place in the form; the first three are text. */
export function userFormFields({ userForm }: UserForm): FormField[] {
  return userForm.formList
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry }) => entry.show)
    .map(({ entry, place }) => fieldFor(entry, place))
}

export function userFormAnswers({ userForm }: UserForm, fields: readonly FormField[]): UserFormAnswers {
  return {
    userName: textAt(fields, 0),
    phone: textAt(fields, 1),
    email: textAt(fields, 2),
    extras: fields
      .filter(({ id }) => Number(id) >= fixedEntries)
      .map((field) => {
        const values = new Map(userForm.formList[Number(field.id)]?.options.map(toValue))
        return { name: field.name, fieldType: fieldTypes[field.kind], value: renamed(field, values).value }
      }),
  }
}

/** The id of the field that a problem is about. */
export function fieldWithProblem(fields: readonly FormField[], problem: UserFormProblem): string | undefined {
  if (problem.problem !== 'missing') return problem.problem === 'phone' ? '1' : '2'
  return fields.find(({ required, name, value }) => required && name === problem.name && isBlank(value))?.id
}

function fieldFor(entry: Entry, place: number): FormField {
  const field = decodeField({
    fieldId: String(place),
    fieldName: entry.name,
    fieldType: fieldTypes[(place < fixedEntries ? undefined : entry.fieldType) ?? 'text'],
    requiredStatus: entry.require,
    fieldValue: entry.options.map((option) => ({ id: option.value, name: labelOf(option) })),
    chooseValue: entry.value,
  })
  return withFittingValue(renamed(field, new Map(entry.options.map(toLabel))))
}

/** Fields know their choices by name, the wire of this form by value. */
function renamed(field: FormField, names: ReadonlyMap<string, string>): FormField {
  switch (field.kind) {
    case 'select':
    case 'radio':
      return { ...field, value: names.get(field.value) ?? field.value }
    case 'checkbox':
      return { ...field, value: field.value.map((value) => names.get(value) ?? value) }
    default:
      return field
  }
}

type Option = Entry['options'][number]

function labelOf({ label, value }: Option): string {
  return label || value
}

function toLabel(option: Option): [string, string] {
  return [option.value, labelOf(option)]
}

function toValue(option: Option): [string, string] {
  return [labelOf(option), option.value]
}

function textAt(fields: readonly FormField[], place: number): string {
  const value = fields.find(({ id }) => id === String(place))?.value
  return typeof value === 'string' ? value : ''
}
