import { timing } from '@foyer/core/timing.ts'
import type { AnswerOf } from '@foyer/core/session/effect.ts'
import { offersSuggestions } from '@foyer/core/session/selectors.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** Suggestions are for questions, not for essays. */
const longestQuestion = 500

/** T-09, T-10: only for something that is not blank, and only while the robot would answer it. */
export function requestSuggestions(state: SessionState): Step {
  const { visitor, channel } = state
  const question = questionOf(state)
  if (!visitor || !channel || question === '' || !offersSuggestions(state)) return next(state)
  const input = { question, robotNo: channel.robotNo, userId: visitor.userId }
  return next(state, { do: 'request', call: 'robotTips', input })
}

/** An answer to words that are no longer there is dropped. Nobody waits for suggestions: a failure is not shown. */
export function robotTipsAnswered(state: SessionState, { input, outcome }: AnswerOf<'robotTips'>): Step {
  if (!outcome.ok || input.question !== questionOf(state)) return next(state)
  return next({ ...state, tips: outcome.data }, { do: 'timer', id: 'tipsHide', ms: timing.tipsHideMs })
}

/** T-10: hidden after 5 s; T-09: gone with the text. */
export function tipsHidden(state: SessionState): Step {
  return next(state.tips.length === 0 ? state : { ...state, tips: [] })
}

function questionOf({ draft }: SessionState): string {
  return draft.text.trim().slice(0, longestQuestion)
}
