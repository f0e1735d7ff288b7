import { timing } from '../timing.ts'
import type { AnswerOf, Effect } from './effect.ts'
import type { EventOf } from './event.ts'
import { errorNotice, failed } from './failures.ts'
import { noted } from './note.ts'
import { next, type SessionState, type Step } from './state.ts'

/** T-05: only after the consultation ended; whether it was rated already, the server knows. */
export function evaluatePressed(state: SessionState): Step {
  if (!state.visitor || state.evaluation.phase !== 'closed') return next(state)
  return state.mode.name === 'ended' ? check(state) : next(state, errorNotice('error.evaluationEarly'))
}

/** The end of a chat invites a rating (T-19) where somebody wants one and something was said. */
export function check(state: SessionState): Step {
  const { visitor } = state
  if (!visitor) return next(state)
  return next(
    { ...state, evaluation: { phase: 'checking' } },
    { do: 'request', call: 'isEvaluate', input: { userId: visitor.userId } },
  )
}

export function isEvaluateAnswered(state: SessionState, { outcome, at }: AnswerOf<'isEvaluate'>): Step {
  if (state.evaluation.phase !== 'checking' || !state.channel) return next(state)
  if (!outcome.ok) return failed(closed(state), outcome, 'loud')
  if (outcome.data.isEvaluate === 1) return next(alreadyRated(state, at))
  const { tenantId, channelId } = state.channel
  return next(state, { do: 'request', call: 'getEvaluateInfo', input: { tenantId, channelId } })
}

export function getEvaluateInfoAnswered(state: SessionState, { outcome }: AnswerOf<'getEvaluateInfo'>): Step {
  if (state.evaluation.phase !== 'checking') return next(state)
  if (!outcome.ok) return failed(closed(state), outcome, 'loud')
  const of = state.agent ? 'agent' : 'robot'
  return next({ ...state, evaluation: { phase: 'open', of, info: outcome.data, isSending: false } })
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
  if (outcome.ok) return next(noted(closed(state), `rated:${at}`, { key: 'note.rated' }, at), thanks)
  if (outcome.kind === 'refused' && outcome.error === 'evaluation.done') return next(alreadyRated(state, at))
  const { evaluation } = state
  const open = evaluation.phase === 'open' ? { ...evaluation, isSending: false } : evaluation
  return failed({ ...state, evaluation: open }, outcome, 'loud')
}

function alreadyRated(state: SessionState, at: number): SessionState {
  return noted(closed(state), `alreadyRated:${at}`, { key: 'note.alreadyRated' }, at)
}

function closed(state: SessionState): SessionState {
  return { ...state, evaluation: { phase: 'closed' } }
}
