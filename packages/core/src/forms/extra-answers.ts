import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import { fieldTypes } from '@foyer/contract/codes.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { isFields, parseJson, str, type Fields } from '@foyer/contract/readers.ts'
import { cleanText } from '../text/clean-text.ts'
import { hasFittingValue } from './field-value.ts'
import { fixedEntries, type ExtraAnswer } from './user-form.ts'

type Entry = UserForm['userForm']['formList'][number]

/** V-03: the extra entries as the text that `formParams` carries. */
export function writeExtras(extras: readonly ExtraAnswer[]): string {
  return JSON.stringify(extras)
}

/**
 * Reads `formParams`: undefined unless it is a list of answers, each to an extra entry of this form, none
 * twice, and each what the entry's kind and options allow. Names and kinds are then the form's own.
 */
export function readExtras(formParams: string, form: UserForm): ExtraAnswer[] | undefined {
  if (formParams.trim() === '') return []
  const list = parseJson(formParams)
  if (!Array.isArray(list)) return undefined
  const open = new Map(form.userForm.formList.slice(fixedEntries).map((entry) => [entry.name, entry]))
  const extras: ExtraAnswer[] = []
  for (const item of list) {
    const given = isFields(item) ? item : {}
    const entry = open.get(str(given, 'name'))
    const extra = entry && answerTo(entry, given)
    if (!extra) return undefined
    open.delete(extra.name)
    extras.push(extra)
  }
  return extras
}

function answerTo(entry: Entry, item: Fields): ExtraAnswer | undefined {
  const fieldType = fieldTypes[entry.fieldType ?? 'text']
  const field = decodeField({
    fieldType,
    fieldName: entry.name,
    fieldValue: entry.options.map(({ value }) => ({ id: value, name: value })),
    chooseValue: item['value'],
  })
  if (!hasFittingValue(field)) return undefined
  const value = typeof field.value === 'string' ? cleanText(field.value) : field.value
  return { name: entry.name, fieldType, value }
}
