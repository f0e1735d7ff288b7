import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import { isEmail } from '../text/email.ts'
import { isPhone } from './phone.ts'

/** One entry of the form after the third, and what was filled in. */
export type ExtraAnswer = { name: string; fieldType: number; value: string | readonly string[] }

export type UserFormAnswers = {
  userName: string
  phone: string
  email: string
  extras: readonly ExtraAnswer[]
}

/** The first thing that is wrong: a required entry by its name (V-01), the phone (V-02) or the e-mail (V-03). */
export type UserFormProblem = { problem: 'missing'; name: string } | { problem: 'phone' | 'email' }

/** D-11: how many entries come before the extra ones: name, phone, e-mail. */
export const fixedEntries = 3

export function userFormProblem(form: UserForm, answers: UserFormAnswers): UserFormProblem | undefined {
  const missing = form.userForm.formList.find(
    ({ require, show, name }, place) => require && show && isBlank(answerAt(answers, place, name)),
  )
  if (missing) return { problem: 'missing', name: missing.name }
  const { phone, email } = answers
  if (!isBlank(phone) && !isPhone(phone, form.userFormConfig.phoneRule)) return { problem: 'phone' }
  if (!isBlank(email) && !isEmail(email)) return { problem: 'email' }
  return undefined
}

function answerAt({ userName, phone, email, extras }: UserFormAnswers, place: number, name: string) {
  if (place < fixedEntries) return [userName, phone, email][place] ?? ''
  return extras.find((extra) => extra.name === name)?.value ?? ''
}

export function isBlank(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}
