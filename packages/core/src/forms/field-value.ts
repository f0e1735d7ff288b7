import type { FieldKind } from '@foyer/contract/codes.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FieldOf, FormField } from '@foyer/contract/forms/field.ts'
import type { CascaderOption } from '@foyer/contract/forms/fields/cascader.ts'

const longestText = 4000
const longestNumber = 40

/** Whether the field holds what its kind can hold. Holding nothing is always possible: V-11 asks for no check. */
export function hasFittingValue(field: FormField): boolean {
  return field.value.length === 0 || fits(field.kind, field)
}

/** The field as a person can send it back: a value that it cannot hold is none. */
export function withFittingValue(field: FormField): FormField {
  return hasFittingValue(field) ? field : decodeField({ ...encodeField(field), chooseValue: undefined })
}

function fits<K extends FieldKind>(kind: K, field: FormField & FieldOf<K>): boolean {
  return checks[kind](field)
}

const checks: { [K in FieldKind]: (field: FieldOf<K>) => boolean } = {
  text: ({ value }) => value.length <= longestText,
  multiline: ({ value }) => value.length <= longestText,
  date: ({ value }) => isDay(value),
  dateTime: ({ value }) => {
    const [day = '', time = ''] = value.split(' ', 2)
    return isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) && value.length === 16
  },
  number: ({ value }) =>
    value.length <= longestNumber && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(value),
  select: ({ value, options }) => options.includes(value),
  radio: ({ value, options }) => options.includes(value),
  checkbox: ({ value, options }) =>
    new Set(value).size === value.length && value.every((name) => options.includes(name)),
  cascader: ({ value, options }) => isPath(value, options),
}

/** yyyy-MM-dd of a day that there is. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Ids from the root, each among the children of the one before. */
function isPath(ids: readonly string[], options: readonly CascaderOption[]): boolean {
  let level = options
  for (const id of ids) {
    const chosen = level.find((option) => option.id === id)
    if (!chosen) return false
    level = chosen.children
  }
  return true
}
