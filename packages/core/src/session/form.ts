import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { AnswerOf } from './effect.ts'
import type { EventOf } from './event.ts'
import { errorNotice, failed } from './failures.ts'
import { beginReception } from './reception.ts'
import { next, type SessionState, type Step } from './state.ts'

/** T-12: a configured form comes before everything else. */
export function needsForm(channel: ChannelConfig | undefined): boolean {
  return channel?.userFormMode === true && channel.userForm.formList.some(({ show }) => show)
}

export function formSubmitted(state: SessionState, { form }: EventOf<'formSubmitted'>): Step {
  const { mode, visitor } = state
  if (mode.name !== 'form' || !visitor) return next(state)
  if (state.isFormSending) return next(state)
  return next(
    { ...state, isFormSending: true },
    { do: 'request', call: 'submitUserForm', input: { ...form, userId: visitor.userId } },
  )
}

export function submitUserFormAnswered(state: SessionState, { outcome }: AnswerOf<'submitUserForm'>): Step {
  const answered = { ...state, isFormSending: false }
  if (!outcome.ok) return failed(answered, outcome, 'loud')
  return state.mode.name === 'form' ? beginReception(answered) : next(answered)
}

/** V-01 to V-03: what is wrong is said in a toast of 3 s. */
export function formRefused(state: SessionState, { problem }: EventOf<'formRefused'>): Step {
  if (problem.problem === 'missing')
    return next(state, { ...errorNotice('notice.input'), params: { name: problem.name } })
  return next(state, errorNotice(problem.problem === 'phone' ? 'notice.rightPhone' : 'notice.rightEmail'))
}
