import type { CloseReason } from '@foyer/contract/codes.ts'
import type { AnswerOf } from '@foyer/core/session/effect.ts'
import { check } from './evaluation.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { hasAsked } from '@foyer/core/session/guide.ts'
import { noted } from '@foyer/core/session/note.ts'
import { canWrite } from '@foyer/core/session/selectors.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

export function closePressed(state: SessionState): Step {
  const { visitor } = state
  if (!visitor || !canWrite(state)) return next(state)
  return next(state, { do: 'request', call: 'chatClose', input: { userId: visitor.userId } })
}

/** The entry that tells everybody may come before or after this answer: whichever is first ends the session. */
export function chatCloseAnswered(state: SessionState, { outcome, at }: AnswerOf<'chatClose'>): Step {
  if (!outcome.ok) return failed(state, outcome, 'loud')
  if (!canWrite(state)) return next(state)
  return end(noted(state, `closed:${at}`, { key: 'note.closed.ended' }, at), { reason: 'ended', at })
}

/** T-19, 1202: the status becomes ended, receiving stops (see derived.ts), the reason is told in the timeline. */
export function sessionClosed(state: SessionState, { event }: EventOf<'received'>): Step {
  const isClosing = event.kind === 'closed' && state.visitor !== undefined && state.mode.name !== 'lost'
  return isClosing ? end(state, event) : next(state)
}

type End = { reason: CloseReason; at: number }

/** T-19: a rating is invited where something was said; not where the chat goes on elsewhere. */
function end(state: SessionState, { reason, at }: End): Step {
  const text = lastWords(state.channel, reason)
  const ended: SessionState = {
    ...(text ? noted(state, 'over', { key: 'configured', text }, at) : state),
    mode: { name: 'ended', reason },
    asks: {},
    groupChoice: 'closed',
    product: 'done',
  }
  const isFirst = state.mode.name !== 'ended'
  return isFirst && reason !== 'newWindow' && hasAsked(state) ? check(ended) : next(ended)
}

/** D-18: the channel's own words at the end: for an agent who ends the chat, or for a visitor who does or is silent. */
function lastWords(channel: SessionState['channel'], reason: CloseReason): string | undefined {
  if (reason === 'newWindow') return undefined
  if (reason !== 'agent') return channel?.userOverMsg
  return channel?.adminCloseMode === true ? channel.adminCloseMsg : undefined
}

/** S-19: starting a new chat reloads the page. */
export function startOver(state: SessionState): Step {
  return next(state, { do: 'reload' })
}
