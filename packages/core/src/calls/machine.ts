import { askDue } from './asking.ts'
import { pass } from './clock.ts'
import { next, type CallEffect, type CallEvent, type CallEventOf, type CallStep } from './event.ts'
import { answered, rang, unanswered } from './hearing.ts'
import { invited, notInvited } from './inviting.ts'
import { isActive, isCertain, otherLeg, phaseOf } from './phase.ts'
import type { CallState } from './state.ts'
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

/**
 * A connection goes from this leg to one leg of the other side. Another leg there means another page, which knows
 * nothing of the connection: it is made anew. A leg that is only silent may come back to the same one.
 */
function meet(state: CallState, now: number): CallState {
  const { peer, isMember, joined } = state
  if (!isActive(state) || !isMember) return peer ? { ...state, peer: undefined } : state
  const leg = joined.n > 0 ? otherLeg(state) : ''
  if (leg !== '' && leg !== peer?.leg) return { ...state, peer: { leg, isConnected: false, since: now } }
  // Trying counts only while both are there to try.
  const isWaiting = peer && !peer.isConnected && (leg === '' || !isCertain(state, now))
  return isWaiting ? { ...state, peer: { ...peer, since: now } } : state
}

/** A connection that breaks may be the other side's end of the call: that is asked at once. */
function peerChanged(state: CallState, { leg, isConnected, now }: CallEventOf<'peerChanged'>): CallState {
  const { peer } = state
  if (!peer || peer.leg !== leg || peer.isConnected === isConnected) return state
  return { ...state, peer: { leg, isConnected, since: now }, isRung: true }
}

/** Signals belong to the connection with the leg that is named beside them; without it they are read again later. */
function readSignals(
  before: CallState,
  state: CallState,
  { ask, output: { signals } }: CallEventOf<'answered'>,
): { state: CallState; leg: string; signals: typeof signals } | undefined {
  const { peer, heard, after } = state
  const isNew = heard.n === ask.n && before.heard.n !== ask.n
  if (!isNew || !peer || peer.leg !== otherLeg(state)) return undefined
  const fresh = signals.filter(({ n }) => n > after)
  const last = fresh.at(-1)
  return last && { state: { ...state, after: last.n }, leg: peer.leg, signals: fresh }
}

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
