import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { cleanText } from '../text/clean-text.ts'
import { readExtras } from './extra-answers.ts'
import { userFormProblem, type UserFormAnswers } from './user-form.ts'

type Submitted = { userName: string; phone: string; email: string; formParams: string }

/** Validates a submitted form: the answers to store, or the error code. */
export function decideUserForm(
  form: UserForm,
  submitted: Submitted,
): { answers: UserFormAnswers } | { error: ErrorCode } {
  const extras = form.userFormMode ? readExtras(submitted.formParams, form) : undefined
  if (!extras) return { error: 'form.refused' }
  const answers = {
    userName: cleanText(submitted.userName).trim(),
    phone: cleanText(submitted.phone).trim(),
    email: cleanText(submitted.email).trim(),
    extras,
  }
  const found = userFormProblem(form, answers)
  if (found) return { error: found.problem === 'missing' ? 'form.incomplete' : 'form.refused' }
  return { answers }
}
