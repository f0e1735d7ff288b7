import { callTiming } from '../timing.ts'
import { otherSide } from './row.ts'
import type { CallPhase, CallState } from './state.ts'

/** `idle` and `ended` are entered on purpose; everything between follows from what is known just now. */
export function phaseOf(state: CallState, now: number): CallPhase {
  const { phase, call, side } = state
  if (phase === 'idle' || phase === 'ended') return phase
  if (!state.isMember) return 'ringing'
  if (state.invite || (call?.status === 'ringing' && call.startedBy === side)) return 'inviting'
  if (isLive(state, now)) return 'live'
  return state.since > 0 ? 'reconnecting' : 'connecting'
}

export function isActive({ phase }: CallState): boolean {
  return phase !== 'idle' && phase !== 'ended'
}

/** The server has answered lately: what it says of the other side can be believed. */
export function isCertain({ heard }: CallState, now: number): boolean {
  return now - heard.at < callTiming.uncertainMs
}

/** The other side's leg, as the server names it; empty while it is away. */
export function otherLeg({ call, side }: CallState): string {
  return call?.status === 'accepted' ? call.legs[otherSide(side)] : ''
}

function isLive(state: CallState, now: number): boolean {
  const { peer } = state
  return peer !== undefined && peer.isConnected && peer.leg === otherLeg(state) && isCertain(state, now)
}
