import { askDue } from './asking.ts'
import { pass } from './clock.ts'
import { next, type CallEffect, type CallEvent, type CallEventOf, type CallStep } from './event.ts'
import { answered, rang, unanswered } from './hearing.ts'
import { invited, notInvited } from './inviting.ts'
import { meet, peerChanged, readSignals } from './meeting.ts'
import {
  accepted,
  declined,
  devicesSet,
  dismissed,
  hungUp,
  looked,
  started,
  switchedToVoice,
} from './person.ts'
import { phaseOf } from './phase.ts'
import type { CallState } from './state.ts'

type Handlers = { [T in CallEvent['type']]: (state: CallState, event: CallEventOf<T>) => CallState }

const handlers: Handlers = {
  started,
  accepted,
  declined,
  hungUp,
  dismissed,
  devicesSet,
  switchedToVoice,
  rang,
  looked,
  invited,
  notInvited,
  answered,
  unanswered,
  peerChanged,
  networkBack: (state) => ({ ...state, isRung: true, asked: { ...state.asked, isOpen: false } }),
  timePassed: (state) => state,
}

/** One side of a call: what is, what happened, what is next and what is to be done about it. */
export function stepCall(before: CallState, event: CallEvent): CallStep {
  const { now } = event
  const met = meet(pass(handle(before, event.type, event), now), now)
  const read = event.type === 'answered' ? readSignals(before, met, event) : undefined
  const known = withPhase(read?.state ?? met, now)
  const { state, asks } = askDue(known, now)
  return next(
    state,
    ...peerEffects(before, state),
    ...(read ? [{ do: 'signals' as const, leg: read.leg, signals: read.signals }] : []),
    ...inviteEffects(before, state),
    ...asks.map((ask) => ({ do: 'act' as const, ask })),
  )
}

function handle<T extends CallEvent['type']>(state: CallState, type: T, event: CallEventOf<T>): CallState {
  return handlers[type](state, event)
}

function withPhase(state: CallState, now: number): CallState {
  const phase = phaseOf(state, now)
  return { ...state, phase, since: phase === 'live' && state.since === 0 ? now : state.since }
}

function peerEffects({ peer: old, leg: oldLeg }: CallState, { peer, side, leg }: CallState): CallEffect[] {
  if (old?.leg === peer?.leg && (!peer || oldLeg === leg)) return []
  return [
    ...(old ? [{ do: 'closePeer' as const }] : []),
    ...(peer ? [{ do: 'openPeer' as const, leg: peer.leg, isPolite: side === 'visitor' }] : []),
  ]
}

function inviteEffects(before: CallState, { invite, leg, media }: CallState): CallEffect[] {
  const isNew = invite?.outcome === 'open' && invite !== before.invite
  return isNew ? [{ do: 'invite', leg, media }] : []
}
