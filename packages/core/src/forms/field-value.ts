import type { FieldKind } from '@foyer/contract/codes.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FieldOf, FormField } from '@foyer/contract/forms/field.ts'
import { fieldKinds } from '@foyer/contract/forms/kinds.ts'

/** Whether the field holds what its kind can hold. Holding nothing is always possible: V-11 asks for no check. */
export function hasFittingValue(field: FormField): boolean {
  return field.value.length === 0 || fits(field.kind, field)
}

/** The field as a person can send it back: a value that it cannot hold is none. */
export function withFittingValue(field: FormField): FormField {
  return hasFittingValue(field) ? field : decodeField({ ...encodeField(field), chooseValue: undefined })
}

const kinds: { [K in FieldKind]: { fits: (field: FieldOf<K>) => boolean } } = fieldKinds

function fits<K extends FieldKind>(kind: K, field: FormField & FieldOf<K>): boolean {
  return kinds[kind].fits(field)
}
