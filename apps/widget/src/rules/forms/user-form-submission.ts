import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { writeExtras } from '@foyer/core/forms/extra-answers.ts'
import { fieldWithProblem, userFormAnswers } from './user-form-fields.ts'
import { userFormProblem, type UserFormProblem } from '@foyer/core/forms/user-form.ts'

/** As `submitUserForm` carries it. */
export type UserFormSubmission = { userName: string; phone: string; email: string; formParams: string }

/** The first thing that is wrong, and the id of the field that it is about. */
export type WrongField = { id: string | undefined; problem: UserFormProblem }

/** V-01 to V-03: what the submit button does with the form as it is filled in. */
export function submissionOf(
  form: UserForm,
  fields: readonly FormField[],
): { wrong: WrongField } | { submission: UserFormSubmission } {
  const { extras, ...fixed } = userFormAnswers(form, fields)
  const problem = userFormProblem(form, { ...fixed, extras })
  if (problem) return { wrong: { id: fieldWithProblem(fields, problem), problem } }
  return { submission: { ...fixed, formParams: writeExtras(extras) } }
}
