import { systemNoteOf } from '@foyer/core/messages/system-note.ts'
import { timing } from '@foyer/core/timing.ts'
import type { AnswerOf, Effect } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { errorNotice, failed } from '@foyer/core/session/failures.ts'
import { noted } from '@foyer/core/session/note.ts'
import { canWrite } from '@foyer/core/session/selectors.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-05: at any time, once; whether it was rated already, the server knows. */
export function evaluatePressed(state: SessionState): Step {
  return check(state, true)
}

/** T-19: the end of a chat or an agent invites a rating. S-38: nobody does where the channel wants none. */
export function check(state: SessionState, isAsked = false): Step {
  const { visitor, channel, evaluation, isRated } = state
  const isOff = channel?.evaluateMode !== true || evaluation.phase !== 'closed' || (isRated && !isAsked)
  if (!visitor || isOff) return next(state)
  return next(
    { ...state, evaluation: { phase: 'checking', isAsked } },
    { do: 'request', call: 'isEvaluate', input: { userId: visitor.userId } },
  )
}

export function isEvaluateAnswered(state: SessionState, { outcome, at }: AnswerOf<'isEvaluate'>): Step {
  const { evaluation } = state
  if (evaluation.phase !== 'checking' || !state.channel) return next(state)
  if (!outcome.ok) return failed(closed(state), outcome, 'loud')
  if (outcome.data.isEvaluate === 1)
    return next(evaluation.isAsked ? alreadyRated(state, at) : closed({ ...state, isRated: true }))
  const { tenantId, channelId } = state.channel
  return next(state, { do: 'request', call: 'getEvaluateInfo', input: { tenantId, channelId } })
}

export function getEvaluateInfoAnswered(state: SessionState, { outcome }: AnswerOf<'getEvaluateInfo'>): Step {
  if (state.evaluation.phase !== 'checking') return next(state)
  if (!outcome.ok) return failed(closed(state), outcome, 'loud')
  const of = state.agent ? 'agent' : 'robot'
  return next({ ...state, evaluation: { phase: 'open', of, info: outcome.data, isSending: false } })
}

/** T-05: an agent who comes while the robot is being rated is the one to rate: the server takes no other rating. */
export function rateWhoAnswers(state: SessionState): SessionState {
  const { evaluation, agent } = state
  if (evaluation.phase !== 'open' || evaluation.of === 'agent' || !agent) return state
  return { ...state, evaluation: { ...evaluation, of: 'agent' } }
}

export function ratingDismissed(state: SessionState): Step {
  return next(closed(state))
}

/** V-04. */
const problemTexts = { commentMissing: 'notice.evaConInput', tagMissing: 'notice.evaLabelSelect' } as const

export function ratingRefused(state: SessionState, { problem }: EventOf<'ratingRefused'>): Step {
  return next(state, errorNotice(problemTexts[problem]))
}

export function ratingSent(state: SessionState, { rating }: EventOf<'ratingSent'>): Step {
  const { evaluation, visitor } = state
  if (evaluation.phase !== 'open' || evaluation.isSending || !visitor) return next(state)
  return next(
    { ...state, evaluation: { ...evaluation, isSending: true } },
    { do: 'request', call: 'evaluate', input: { ...rating, userId: visitor.userId } },
  )
}

const thanks: Effect = { do: 'notice', tone: 'success', text: 'notice.rated', ms: timing.successToastMs }

export function evaluateAnswered(state: SessionState, { outcome, at }: AnswerOf<'evaluate'>): Step {
  if (outcome.ok) {
    const rated = { ...closed(state), isRated: true }
    // While the chat is open, the entry of the log says so in every tab.
    return next(canWrite(state) ? rated : noted(rated, `rated:${at}`, { key: 'note.rated' }, at), thanks)
  }
  if (outcome.kind === 'refused' && outcome.error === 'evaluation.done') return next(alreadyRated(state, at))
  const { evaluation } = state
  const open = evaluation.phase === 'open' ? { ...evaluation, isSending: false } : evaluation
  return failed({ ...state, evaluation: open }, outcome, 'loud')
}

/** T-05: another tab was faster, while this one asked too. */
export function ratedElsewhere(state: SessionState, { at }: EventOf<'ratedElsewhere'>): Step {
  return next(alreadyRated(state, at))
}

/** T-05: the log says that the session was rated: whatever asked for it closes. */
export function ratingReceived(state: SessionState, { event }: EventOf<'received'>): Step {
  const isRating = event.kind === 'message' && systemNoteOf(event.message) === 'rated'
  return next(isRating ? closed({ ...state, isRated: true }) : state)
}

function alreadyRated(state: SessionState, at: number): SessionState {
  return noted(closed({ ...state, isRated: true }), `alreadyRated:${at}`, { key: 'note.alreadyRated' }, at)
}

function closed(state: SessionState): SessionState {
  return { ...state, evaluation: { phase: 'closed' } }
}
