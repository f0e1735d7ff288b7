import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { choices } from '@foyer/contract/forms/options.ts'
import type { TicketField } from '@foyer/contract/tickets/parts.ts'
import { pathText } from '../forms/cascader-path.ts'
import { hasFittingValue } from '../forms/field-value.ts'
import { cleanText } from '../text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { choicesIn } from './choices-in.ts'

export type AnsweredFields =
  | { outcome: 'answered'; fields: TicketField[] }
  /** V-05, V-07: a required field is empty. */
  | { outcome: 'incomplete' }
  /** A field that the template does not have, or a value that its field cannot hold. */
  | { outcome: 'wrong' }

type Given = Pick<TicketField, 'fieldId' | 'fieldValue'>

/**
 * A template's fields with the values that a visitor gave. Only values are taken from the answer: what was asked, and
 * in which order, the template says.
 */
export function answerTemplate(template: readonly FormField[], given: readonly Given[]): AnsweredFields {
  const values = new Map(given.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]))
  const isKnown = given.every(({ fieldId }) => template.some(({ id }) => id === fieldId))
  if (!isKnown || values.size < given.length) return { outcome: 'wrong' }

  const filled = template.map((field) => fill(field, values.get(field.id) ?? ''))
  if (!filled.every((field) => field !== undefined)) return { outcome: 'wrong' }
  if (filled.some(({ required, value }) => required && value.length === 0)) return { outcome: 'incomplete' }
  const fields = filled
    .filter(({ value }) => value.length > 0)
    .map((field) => ({ fieldId: field.id, fieldName: field.name, fieldValue: textOf(field) }))
  return { outcome: 'answered', fields }
}

/** The field holding what a text says, or undefined when it cannot. */
function fill(field: FormField, text: string): FormField | undefined {
  const value = valueIn(field, text)
  if (value === undefined) return undefined
  const filled = decodeField({ ...encodeField(field), chooseValue: value })
  return hasFittingValue(filled) ? filled : undefined
}

function valueIn(field: FormField, text: string): string | string[] | undefined {
  switch (field.kind) {
    case 'checkbox':
      return choicesIn(text, field.options)
    case 'cascader':
      return choices(text)
    case 'multiline':
      return cleanText(text).trim()
    // An option is what it is, blanks included.
    case 'select':
    case 'radio':
      return text
    default:
      return oneLine(text)
  }
}

/** As people read it. */
function textOf(field: FormField): string {
  if (field.kind === 'cascader') return pathText(field.options, field.value)
  return typeof field.value === 'string' ? field.value : field.value.join(',')
}
