import type { CallEventOf } from './event.ts'
import { endHere, leave, newFarewell } from './ending.ts'
import { isActive } from './phase.ts'
import { callTiming } from '../timing.ts'
import { fresh, type CallState, type SavedCall } from './state.ts'

/** Actions of the person on this side. An action that does not fit the current phase changes nothing. */

export function started(state: CallState, { leg, media, now }: CallEventOf<'started'>): CallState {
  if (isActive(state)) return state
  return {
    ...fresh(state, leg, now),
    phase: 'inviting',
    isMember: true,
    media,
    invite: { tries: 1, outcome: 'open' },
  }
}

export function accepted(state: CallState, { leg, media, now }: CallEventOf<'accepted'>): CallState {
  return state.phase === 'ringing' && state.call ? joining(state, leg, media, now) : state
}

/** Takes part from now on. Without a camera of one's own the call is still the one that it is. */
export function joining(state: CallState, leg: string, media: CallState['media'], now: number): CallState {
  const { call, callId } = state
  return {
    ...fresh(state, leg, now),
    phase: 'connecting',
    callId,
    call,
    isMember: true,
    wish: 'join',
    media: call?.videoType ?? media,
    mine: { isMuted: false, isCameraOff: media === 'voice' },
  }
}

export function declined(state: CallState, { now }: CallEventOf<'declined'>): CallState {
  return state.phase === 'ringing' ? endHere(state, 'declined', now, 'decline') : state
}

export function hungUp(state: CallState, event: CallEventOf<'hungUp'>): CallState {
  if (!isActive(state)) return state
  if (state.phase === 'ringing') return declined(state, { ...event, type: 'declined' })
  return endHere(state, state.phase === 'inviting' ? 'cancelled' : 'hungUp', event.now, 'hangUp')
}

export function dismissed(state: CallState, { now }: CallEventOf<'dismissed'>): CallState {
  return state.phase === 'ended' ? leave(state, now) : state
}

export function devicesSet(state: CallState, event: CallEventOf<'devicesSet'>): CallState {
  const { isMuted = state.mine.isMuted, isCameraOff = state.mine.isCameraOff } = event
  return { ...state, mine: { isMuted, isCameraOff }, isRung: true }
}

export function switchedToVoice(state: CallState): CallState {
  return isActive(state) ? { ...state, media: 'voice', isRung: true } : state
}

/** A page begins. One that was in a call a moment ago goes on with it; otherwise somebody may be ringing. */
export function looked(state: CallState, { leg, kept, now }: CallEventOf<'looked'>): CallState {
  if (state.phase !== 'idle') return state
  const begun = fresh(state, leg, now)
  if (!kept || now - kept.at >= callTiming.rejoinMs) return { ...begun, wish: 'look' }
  return kept.farewell ? sayAgain(begun, kept, kept.farewell, now) : rejoin(begun, kept)
}

function rejoin(begun: CallState, { callId, media, mine, since }: SavedCall): CallState {
  return { ...begun, phase: 'connecting', callId, isMember: true, wish: 'join', media, mine, since }
}

function sayAgain(
  begun: CallState,
  { callId, leg }: SavedCall,
  act: NonNullable<SavedCall['farewell']>,
  now: number,
): CallState {
  return { ...begun, over: callId, farewells: [newFarewell(callId, leg, act, now)], wish: 'look' }
}
