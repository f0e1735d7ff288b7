import type { CloseReason } from '@foyer/contract/codes.ts'
import type { AnswerOf } from './effect.ts'
import { check } from './evaluation.ts'
import type { EventOf } from './event.ts'
import { failed } from './failures.ts'
import { hasAsked } from './guide.ts'
import { noted } from './note.ts'
import { canWrite } from './selectors.ts'
import { next, type Rules, type SessionState, type Step } from './state.ts'

export function closePressed(state: SessionState): Step {
  const { visitor } = state
  if (!visitor || !canWrite(state)) return next(state)
  return next(state, { do: 'request', call: 'chatClose', input: { userId: visitor.userId } })
}

/** The entry that tells everybody may come before or after this answer: whichever is first ends the session. */
export function chatCloseAnswered(
  state: SessionState,
  { outcome, at }: AnswerOf<'chatClose'>,
  rules: Rules,
): Step {
  if (!outcome.ok) return failed(state, outcome, 'loud')
  if (!canWrite(state)) return next(state)
  return end(noted(state, `closed:${at}`, { key: 'note.closed.ended' }, at), 'ended', rules)
}

/** T-19, 1202: the status becomes ended, receiving stops (see derived.ts), the reason is told in the timeline. */
export function sessionClosed(state: SessionState, { event }: EventOf<'received'>, rules: Rules): Step {
  const isClosing = event.kind === 'closed' && state.visitor !== undefined && state.mode.name !== 'lost'
  return isClosing ? end(state, event.reason, rules) : next(state)
}

/** T-19: a rating is invited when the channel, the page or an agent wants one; not where the chat goes on elsewhere. */
function end(state: SessionState, reason: CloseReason, rules: Rules): Step {
  const ended: SessionState = {
    ...state,
    mode: { name: 'ended', reason },
    asks: {},
    groupChoice: 'closed',
    product: 'done',
  }
  const isWanted = state.channel?.evaluateMode === 1 || rules.inviteEvaluate || state.isRatingWanted
  const isFirst = state.mode.name !== 'ended' && state.evaluation.phase === 'closed'
  return isWanted && isFirst && reason !== 'newWindow' && hasAsked(state) ? check(ended) : next(ended)
}

/** S-19: starting a new chat reloads the page. */
export function startOver(state: SessionState): Step {
  return next(state, { do: 'reload' })
}
