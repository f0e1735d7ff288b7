import type { EventOf as ServerEventOf, ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { EventKind, SessionStatus } from '@foyer/contract/codes.ts'
import { timeline } from '../messages/timeline.ts'
import type { EventOf } from './event.ts'
import { meet } from './agent-card.ts'
import { agentAfter, greeted } from './loading.ts'
import { errorNotice } from './failures.ts'
import { offerProduct } from './product-offer.ts'
import { askRobot } from './robot.ts'
import { canWrite } from './selectors.ts'
import { next, type Mode, type Rules, type SessionState, type Step } from './state.ts'

/** T-19. The timeline takes every event first; here is what each means for the session. */
export function received(state: SessionState, { event }: EventOf<'received'>, rules: Rules): Step {
  const seen = { ...state, timeline: timeline(state.timeline, { type: 'received', event }) }
  return react(seen, event.kind, event, state, rules)
}

type Reaction<K extends EventKind> = (
  state: SessionState,
  event: ServerEventOf<K>,
  before: SessionState,
  rules: Rules,
) => Step

const reactions: { [K in EventKind]: Reaction<K> } = {
  accepted: (state, event, _before, rules) =>
    next(
      offerProduct(
        {
          ...meet(greeted(state, [event]), agentAfter(state, [event])),
          mode: { name: 'withAgent' },
          holdsSends: false,
        },
        rules,
      ),
    ),
  message: confirmOwn,
  failed: (state, { reason }) =>
    reason === 'refused'
      ? next(backToRobot(state), { do: 'notice', tone: 'warning', text: 'notice.refused', ms: 'persistent' })
      : next(state, errorNotice('error.network')),
  // These have concerns of their own: closing, typing, the timeline; calls bring theirs.
  closed: (state) => next(state),
  typing: (state) => next(state),
  recalled: (state) => next(state),
  ratingInvited: (state) => next({ ...state, isRatingWanted: true }),
  call: (state) => next(state),
}

function react<K extends EventKind>(
  state: SessionState,
  kind: K,
  event: ServerEvent & ServerEventOf<K>,
  before: SessionState,
  rules: Rules,
): Step {
  return canWrite(state) ? reactions[kind](state, event, before, rules) : next(state)
}

/** The echo of an own message proves that it is stored, whatever became of the answer to the send. */
function confirmOwn(state: SessionState, { message }: ServerEventOf<'message'>, before: SessionState): Step {
  const isOwn = before.timeline.pending.some(({ id }) => id === message.id)
  if (!isOwn) return next(state)
  const asked = askRobot(state, message.id)
  return next(asked.state, { do: 'outbox', act: 'confirm', id: message.id }, ...asked.effects)
}

/**
 * The session's status as the stream and the poll repeat it: keeps the place in the queue current. An answer
 * can be older than the entries we have, so it only ever leads forward; back and out lead the entries alone.
 */
export function statusTold(state: SessionState, { status, waitIndex }: EventOf<'statusTold'>): Step {
  if (!canWrite(state)) return next(state)
  const mode = modeAfter(state.mode, status, waitIndex)
  const isPersonal = mode.name === 'queued' || mode.name === 'withAgent'
  return next({ ...state, mode, holdsSends: state.holdsSends && !isPersonal })
}

function modeAfter(mode: Mode, status: SessionStatus, waitIndex: number): Mode {
  switch (status) {
    case 'withAgent':
      return mode.name === 'withAgent' ? mode : { name: 'withAgent' }
    case 'queued':
      return mode.name === 'withAgent' ? mode : { name: 'queued', waitIndex: waitIndex || knownPlace(mode) }
    case 'noAgent':
    case 'ended':
      return mode
  }
}

/** A status without a place (0) does not undo the place we know. */
function knownPlace(mode: Mode): number {
  return mode.name === 'queued' ? mode.waitIndex : 0
}

function backToRobot(state: SessionState): SessionState {
  const isWaiting = state.mode.name === 'requesting' || state.mode.name === 'queued'
  return isWaiting ? { ...state, mode: { name: 'robot' } } : state
}
