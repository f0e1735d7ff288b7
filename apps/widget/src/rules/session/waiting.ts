import type { AnswerOf } from '@foyer/core/session/effect.ts'
import { failed, unsentText } from '@foyer/core/session/failures.ts'
import { openLeave } from '@foyer/core/session/leave-message.ts'
import { stopWaiting } from '@foyer/core/session/stop-waiting.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** The wait is over when the entry says so: until then somebody may still come. */
export function stopWaitingPressed(state: SessionState): Step {
  return next(state, ...stopWaiting(state))
}

export function stopWaitingAnswered(state: SessionState, { outcome }: AnswerOf<'stopWaiting'>): Step {
  return outcome.ok ? next(state) : failed(state, outcome, 'loud')
}

/** A message instead of the wait, with what was typed meanwhile. The place is kept until the message was left. */
export function leaveInsteadPressed(state: SessionState): Step {
  if (state.mode.name !== 'queued') return next(state)
  return openLeave(state, { text: unsentText(state), endsWait: true })
}
