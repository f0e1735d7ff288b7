import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { choices } from '@foyer/contract/forms/options.ts'
import type { TicketField } from '@foyer/contract/tickets/parts.ts'
import { pathText } from '@foyer/core/forms/cascader-path.ts'
import { hasFittingValue } from '@foyer/core/forms/field-value.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { parseJson } from '@foyer/contract/readers.ts'

/**
 * The choices in a text that joins them by commas (D-10). An option may contain commas itself, so the text is not simply
 * cut: it must be options from its beginning to its end. Undefined when something in it is none.
 */
export function choicesIn(text: string, options: readonly string[]): string[] | undefined {
  if (text.trim() === '') return []
  const listed = parseJson(text)
  if (Array.isArray(listed)) return listed.every(isText) ? listed : undefined

  // From the end: which option leads from each place to the end. A text is looked at once, whatever is in it.
  const leads = new Map<number, string>()
  for (let from = text.length; from >= 0; from--) {
    if (from > 0 && text[from - 1] !== ',') continue
    const name = options.find((option) => {
      const end = from + option.length
      const isWhole = end === text.length || (text[end] === ',' && leads.has(end + 1))
      return isWhole && text.startsWith(option, from)
    })
    if (name !== undefined) leads.set(from, name)
  }
  return follow(leads, text.length)
}

function follow(leads: ReadonlyMap<number, string>, end: number): string[] | undefined {
  const chosen: string[] = []
  for (let place = 0; place <= end;) {
    const name = leads.get(place)
    if (name === undefined) return undefined
    chosen.push(name)
    place += name.length + 1
  }
  return chosen
}

function isText(item: unknown): item is string {
  return typeof item === 'string'
}

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
