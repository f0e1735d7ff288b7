import { errors } from '@foyer/contract/errors.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { timeline, type TimelineAction } from '@foyer/core/messages/timeline.ts'
import type { Effect } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { errorNotice, identityRefused } from '@foyer/core/session/failures.ts'
import { beginReception } from '@foyer/core/session/reception.ts'
import { canSend, canWrite, receiveModeOf } from '@foyer/core/session/selectors.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { askRobot, withAsk, withoutAsk } from './robot.ts'
import { wantPerson } from '@foyer/core/session/transfer.ts'

/** T-02: appended as loading at once; the outbox takes it from here. Writing to a server that forgot us asks again. */
export function send(state: SessionState, { id, text, at, asked = {} }: EventOf<'sendPressed'>): Step {
  if (!canSend(state, text)) return next(state)
  const question = text.trim()
  const isTyped = question === state.draft.text.trim()
  const cleared: SessionState = isTyped ? { ...state, draft: { text: '', reported: '' }, tips: [] } : state
  const asking = withAsk(cleared, id, { question, asked, phase: 'sending', tries: 0 })
  const written = writeContent(asking, { id, content: { kind: 'text', text: question }, at })
  if (!isTyped) return written
  return next(
    written.state,
    { do: 'store', what: 'draft', text: '' },
    { do: 'stopTimer', id: 'typing' },
    ...written.effects,
  )
}

/** Files and cards go the way of text, once they are something to send. */
export function contentSent(state: SessionState, { id, content, at }: EventOf<'contentSent'>): Step {
  return canWrite(state) ? writeContent(state, { id, content, at }) : next(state)
}

type Written = { id: string; content: MessageContent; at: number }

export function writeContent(state: SessionState, { id, content, at }: Written): Step {
  const written: SessionState = {
    ...apply(state, { type: 'written', id, content, at }),
    signIn: state.signIn === 'fine' ? 'fine' : 'asked',
    attention: { ...state.attention, newFrom: undefined },
  }
  const asked = personAsked(written)
  const outbox: Effect[] = state.visitor ? [{ do: 'outbox', act: 'add', id, content }] : []
  return next(asked.state, ...outbox, ...asked.effects)
}

function personAsked(written: SessionState): Step {
  const { mode } = written
  if (mode.name === 'robot' && mode.isReceptionDue) return beginReception(written)
  return asksForPerson(written) ? wantPerson(written) : next(written)
}

/** T-07: with nobody there, writing asks for a person first. Where the robot may answer, it is asked only once. */
function asksForPerson({ mode, channel, holdsSends, isTransferLocked }: SessionState): boolean {
  if (mode.name !== 'robot') return false
  return holdsSends || (receiveModeOf(channel) === 'humanOnly' && !isTransferLocked)
}

export function retry(state: SessionState, { id }: EventOf<'retryPressed'>): Step {
  return next(apply(state, { type: 'retried', id }), { do: 'outbox', act: 'retry', id })
}

export function discard(state: SessionState, { id }: EventOf<'discardPressed'>): Step {
  const gone = withoutAsk(apply(state, { type: 'discarded', id }), id)
  return next(gone, { do: 'outbox', act: 'discard', id })
}

/** The rest is what the outbox reports, of this tab or another, of this page or the one before the reload. */
export function queuedToSend(state: SessionState, event: EventOf<'queuedToSend'>): Step {
  const { id, content, at, isRestored } = event
  const written = apply(state, {
    type: 'written',
    id,
    content,
    at,
    ...(!isRestored && { isElsewhere: true }),
  })
  // The page that wrote it is gone, so nobody else will ask the robot for an answer.
  if (!isRestored || content.kind !== 'text') return next(written)
  return next(withAsk(written, id, { question: content.text, asked: {}, phase: 'sending', tries: 0 }))
}

export function resent(state: SessionState, { id }: EventOf<'resent'>): Step {
  return next(apply(state, { type: 'retried', id }))
}

export function delivered(state: SessionState, { id, receipt }: EventOf<'delivered'>): Step {
  return askRobot(apply(state, { type: 'sent', id, receipt }), id)
}

/** X-08; X-03 when the reason is that the server does not know us any more. */
export function undelivered(state: SessionState, { id, error }: EventOf<'undelivered'>): Step {
  const failed = apply(state, { type: 'failed', id, error })
  if (errors[error].show === 'confirm') return identityRefused(failed)
  // A blocked visitor gets a notice, because a retry would not help.
  return error === 'visitor.blocked' ? next(failed, errorNotice(errors[error].text)) : next(failed)
}

export function dropped(state: SessionState, { id }: EventOf<'dropped'>): Step {
  return next(withoutAsk(apply(state, { type: 'discarded', id }), id))
}

function apply(state: SessionState, action: TimelineAction): SessionState {
  return { ...state, timeline: timeline(state.timeline, action) }
}
