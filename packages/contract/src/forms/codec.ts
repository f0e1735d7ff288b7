import { fieldTypes, nameOf, type FieldKind } from '../codes.ts'
import { flag, listOf, str, type Fields } from '../readers.ts'
import type { FieldOf, FormField } from './field.ts'
import { choices, optionNames, treeOf } from './options.ts'

/** No zod here: browsers read fields with it. Never throws, whatever it is given. */
export function decodeFields(value: unknown): FormField[] {
  return listOf(value, decodeField)
}

/** A field of an unknown type is asked for as a line of text: better than not at all. */
export function decodeField(wire: Fields): FormField {
  const kind =
    nameOf(fieldTypes, wire['fieldType']) ?? nameOf(fieldTypes, Number(str(wire, 'fieldType'))) ?? 'text'
  return decoders[kind](wire)
}

const decoders: { [K in FieldKind]: (wire: Fields) => FieldOf<K> } = {
  text: (wire) => ({ kind: 'text', ...label(wire), value: str(wire, 'chooseValue') }),
  multiline: (wire) => ({ kind: 'multiline', ...label(wire), value: str(wire, 'chooseValue') }),
  date: (wire) => ({ kind: 'date', ...label(wire), value: str(wire, 'chooseValue') }),
  dateTime: (wire) => ({ kind: 'dateTime', ...label(wire), value: str(wire, 'chooseValue') }),
  number: (wire) => ({ kind: 'number', ...label(wire), value: str(wire, 'chooseValue') }),
  select: (wire) => ({ kind: 'select', ...label(wire), ...pickOne(wire) }),
  radio: (wire) => ({ kind: 'radio', ...label(wire), ...pickOne(wire) }),
  checkbox: (wire) => ({
    kind: 'checkbox',
    ...label(wire),
    options: optionNames(wire['fieldValue']),
    value: choices(wire['chooseValue']),
  }),
  cascader: (wire) => ({
    kind: 'cascader',
    ...label(wire),
    options: treeOf(wire['fieldValue']),
    value: choices(wire['chooseValue']),
  }),
}

function label(wire: Fields) {
  return { id: str(wire, 'fieldId'), name: str(wire, 'fieldName'), required: flag(wire, 'requiredStatus') }
}

function pickOne(wire: Fields) {
  return { options: optionNames(wire['fieldValue']), value: str(wire, 'chooseValue') }
}
