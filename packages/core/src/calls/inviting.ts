import type { Call } from '@foyer/contract/calls/call.ts'
import { endHere, newFarewell } from './ending.ts'
import type { CallEventOf } from './event.ts'
import { joining } from './person.ts'
import { askNow, isOver, type CallState } from './state.ts'

const mostTries = 3

/** It rings over there. Whoever rings joins at once. */
export function invited(state: CallState, { leg, callId, now }: CallEventOf<'invited'>): CallState {
  if (!state.invite || state.leg !== leg) return orphaned(state, leg, callId, now)
  const invite = { ...state.invite, outcome: 'rings' as const }
  return askNow({ ...state, callId, invite, wish: 'join', heard: { ...state.heard, at: now } })
}

/** Refused, or nobody knows: perhaps the other side rings already, or the invitation arrived after all. */
export function notInvited(state: CallState, { leg, isRefused }: CallEventOf<'notInvited'>): CallState {
  if (!state.invite || state.leg !== leg) return state
  const outcome = isRefused ? 'refused' : 'unknown'
  return askNow({ ...state, invite: { ...state.invite, outcome }, wish: 'look', nextRing: '' })
}

/**
 * Reconciles the invitation with the call that the server reports. The other side may accept before the
 * answer to the invitation arrives. If both sides ring at once, this side accepts.
 */
export function glare(state: CallState, call: Call | undefined, now: number): CallState {
  const { invite, leg, media, side, farewells } = state
  if (call) {
    const known: CallState = { ...state, call, callId: call.callId, invite: undefined }
    if (call.startedBy === side && call.legs[side] === '') return askNow({ ...known, wish: 'join' })
    if (call.startedBy !== side && call.status === 'ringing') return joining(known, leg, media, now)
  }
  // The invitation itself is not answered yet: whatever else is there, its answer will tell.
  if (invite?.outcome === 'open') return state
  // A refusal may have been for the last call, whose end is not known over there yet.
  const isHopeless = call !== undefined || (invite?.outcome === 'refused' && farewells.length === 0)
  const tries = (invite?.tries ?? 0) + 1
  if (isHopeless || tries > mostTries) return endHere(state, 'failed', now)
  return { ...state, invite: { tries, outcome: 'open' } }
}

/** It was given up before it began: then it must not ring. */
function orphaned(state: CallState, leg: string, callId: string, now: number): CallState {
  if (callId === state.callId || isOver(state, callId)) return state
  return { ...state, farewells: [...state.farewells, newFarewell(callId, leg, 'hangUp', now)] }
}
