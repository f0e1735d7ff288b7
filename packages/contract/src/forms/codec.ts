import { fieldTypes, nameOf, type FieldKind } from '../codes.ts'
import { flag, listOf, str, type Fields } from '../readers.ts'
import type { FormField } from './field.ts'
import { fieldKinds, shapeReaders } from './kinds.ts'

/** No zod here: browsers read fields with it. Never throws, whatever it is given. */
export function decodeFields(value: unknown): FormField[] {
  return listOf(value, decodeField)
}

/** A field of an unknown type is asked for as a line of text: better than not at all. */
export function decodeField(wire: Fields): FormField {
  const kind =
    nameOf(fieldTypes, wire['fieldType']) ?? nameOf(fieldTypes, Number(str(wire, 'fieldType'))) ?? 'text'
  return ofKind(kind, {
    id: str(wire, 'fieldId'),
    name: str(wire, 'fieldName'),
    required: flag(wire, 'requiredStatus'),
    ...shapeReaders[fieldKinds[kind].shape](wire),
  })
}

/** A kind and what its shape reads make a field of that kind, which the compiler cannot follow. */
function ofKind(kind: FieldKind, rest: object): FormField {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { kind, ...rest } as FormField
}
