import { timing } from '../timing.ts'
import type { AnswerOf, Effect, NoticeKey } from './effect.ts'
import type { EventOf } from './event.ts'
import { errorNotice, failed } from './failures.ts'
import { stopWaiting } from './stop-waiting.ts'
import { next, type Leave, type SessionState, type Step } from './state.ts'

/** S-22: the popup of two tabs: write a message, and my earlier ones. */
export function leavePressed(state: SessionState): Step {
  return openLeave(state, { text: '', endsWait: false })
}

export function openLeave(state: SessionState, how: Pick<Leave, 'text' | 'endsWait'>): Step {
  if (!state.visitor || state.leave) return next(state)
  return next({ ...state, leave: { isSending: false, earlier: undefined, ...how } })
}

export function leaveDismissed(state: SessionState): Step {
  return next({ ...state, leave: undefined })
}

/** S-29: choosing the list loads the records, each time. */
export function earlierAsked(state: SessionState): Step {
  const { leave, visitor } = state
  if (!leave || !visitor) return next(state)
  return next(
    { ...state, leave: { ...leave, earlier: undefined } },
    { do: 'request', call: 'getLeaveMsgList', input: { userId: visitor.userId } },
  )
}

export function getLeaveMsgListAnswered(state: SessionState, { outcome }: AnswerOf<'getLeaveMsgList'>): Step {
  const { leave } = state
  if (!leave) return next(state)
  if (!outcome.ok) return failed({ ...state, leave: { ...leave, earlier: 'failed' } }, outcome, 'loud')
  return next({ ...state, leave: { ...leave, earlier: outcome.data } })
}

/** V-06. */
const problemTexts = {
  name: 'notice.leaveName',
  content: 'notice.leaveContent',
  contact: 'error.formContact',
  phone: 'notice.rightPhone',
  email: 'notice.rightEmail',
  files: 'notice.filesOpen',
} as const satisfies Record<EventOf<'leaveRefused'>['problem'], NoticeKey>

export function leaveRefused(state: SessionState, { problem }: EventOf<'leaveRefused'>): Step {
  return next(state, errorNotice(problemTexts[problem]))
}

export function leaveSent(state: SessionState, { id, message }: EventOf<'leaveSent'>): Step {
  const { leave, visitor, channel } = state
  if (!leave || leave.isSending || !visitor || !channel) return next(state)
  const input = { ...message, id, channelId: channel.channelId, userId: visitor.userId }
  return next({ ...state, leave: { ...leave, isSending: true } }, { do: 'request', call: 'leaveMsg', input })
}

/** T-23: a message that was left closes the popup, and its fields with it. X-09. */
export function leaveMsgAnswered(state: SessionState, { outcome }: AnswerOf<'leaveMsg'>): Step {
  const { leave } = state
  if (outcome.ok) return left(state, { number: outcome.data.msgNumber })
  return failed(leave ? { ...state, leave: { ...leave, isSending: false } } : state, outcome, 'loud')
}

/** The visitor has read the request number. */
export function receiptDismissed(state: SessionState): Step {
  return next({ ...state, receipt: 0 })
}

/** T-23. What the message said need not be said again: a draft that went into it is gone with it. */
export function left(state: SessionState, { number: receipt }: { number: number }): Step {
  const { leave, draft } = state
  const isCarried = leave !== undefined && draft.text !== '' && leave.text.includes(draft.text)
  const cleared: Effect[] = isCarried ? [{ do: 'store', what: 'draft', text: '' }] : []
  return next(
    { ...state, leave: undefined, receipt, draft: isCarried ? { text: '', reported: '' } : draft },
    { do: 'notice', tone: 'success', text: 'notice.left', ms: timing.successToastMs },
    ...cleared,
    ...(leave?.endsWait ? stopWaiting(state) : []),
  )
}
