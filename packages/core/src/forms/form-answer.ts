import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { WireField } from '@foyer/contract/forms/wire-field.ts'
import { cleanText } from '../text/clean-text.ts'
import { hasFittingValue } from './field-value.ts'

export type FormAnswer =
  | { outcome: 'answered'; fields: WireField[] }
  /** Fields of the form are missing from the answer. */
  | { outcome: 'incomplete' }
  /** A field that the form does not have, or a value that its field cannot hold. */
  | { outcome: 'wrong' }

/**
 * The form's own fields with the values of an answer. Nothing but the values is taken from the answer: labels,
 * options and order stay what was asked, so nobody can put a question into an agent's mouth.
 */
export function answerForm(form: readonly FormField[], answer: readonly FormField[]): FormAnswer {
  const rest = [...answer]
  const fields: WireField[] = []
  for (const field of form) {
    const place = rest.findIndex(({ id, kind }) => id === field.id && kind === field.kind)
    const [given] = place < 0 ? [] : rest.splice(place, 1)
    if (given) fields.push({ ...encodeField(field), chooseValue: cleanValue(given.value) })
  }
  const isWrong = rest.length > 0 || fields.some((field) => !hasFittingValue(decodeField(field)))
  if (isWrong) return { outcome: 'wrong' }
  return fields.length < form.length ? { outcome: 'incomplete' } : { outcome: 'answered', fields }
}

function cleanValue(value: FormField['value']): string | string[] {
  return typeof value === 'string' ? cleanText(value) : value.map(cleanText)
}
