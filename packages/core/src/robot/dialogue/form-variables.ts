import type { FormField } from '@foyer/contract/forms/field.ts'
import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { answerLines } from '../../forms/answer-lines.ts'
import { keptValue } from './values.ts'

type Form = NodeOf<'form'>

/** Every field's answer as one text; several choices are joined. A field without an answer is empty. */
export function formVariables(form: Form, fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(
    form.fields.map(({ variable, field }) => {
      const filled = filledOf(field, fields)
      return [variable, filled ? keptValue(answerLines(filled).join(', ').trim()) : '']
    }),
  )
}

/** V-11 lets a form be sent with gaps; a dialogue that needs an answer asks for it again. */
export function lacksRequired(form: Form, fields: readonly FormField[]): boolean {
  return form.fields.some(({ field }) => {
    const filled = filledOf(field, fields)
    return field.required && (!filled || answerLines(filled).join('').trim() === '')
  })
}

function filledOf(field: FormField, fields: readonly FormField[]): FormField | undefined {
  return fields.find(({ id, kind }) => id === field.id && kind === field.kind)
}
