import type { EventOf as ServerEventOf, ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { EventKind } from '@foyer/contract/codes.ts'
import { lastSeq } from '@foyer/core/messages/settled.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { meet } from '@foyer/core/session/agent-card.ts'
import { check } from './evaluation.ts'
import { agentAfter, greeted } from './loading.ts'
import { withoutPerson } from './without-person.ts'
import { offerProduct } from '@foyer/core/session/product-offer.ts'
import { askRobot } from './robot.ts'
import { canWrite } from '@foyer/core/session/selectors.ts'
import { next, type Mode, type Rules, type SessionState, type Step } from '@foyer/core/session/state.ts'

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
  failed: withoutPerson,
  // These have concerns of their own: closing, typing, the timeline, calls.
  closed: (state) => next(state),
  typing: (state) => next(state),
  recalled: (state) => next(state),
  ratingInvited: (state) => check(state),
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
export function statusTold(state: SessionState, told: EventOf<'statusTold'>): Step {
  const isOld = (told.seq ?? Infinity) < lastSeq(state.timeline.settled)
  if (!canWrite(state) || isOld) return next(state)
  const mode = modeAfter(state.mode, told)
  const isPersonal = mode.name === 'queued' || mode.name === 'withAgent'
  return next({ ...state, mode, holdsSends: state.holdsSends && !isPersonal })
}

function modeAfter(mode: Mode, told: EventOf<'statusTold'>): Mode {
  switch (told.status) {
    case 'withAgent':
      return mode.name === 'withAgent' ? mode : { name: 'withAgent' }
    case 'queued':
      return mode.name === 'withAgent' ? mode : placeAfter(mode, told)
    case 'noAgent':
    case 'ended':
      return mode
  }
}

/** A status without a place (0) does not undo the place we know. */
function placeAfter(mode: Mode, { waitIndex, wait }: EventOf<'statusTold'>): Mode {
  if (waitIndex === 0) return mode.name === 'queued' ? mode : { name: 'queued', waitIndex: 0 }
  return { name: 'queued', waitIndex, ...(wait && { wait }) }
}
