import type { CallEventOf } from './event.ts'
import { isActive, isCertain, otherLeg } from './phase.ts'
import type { CallState } from './state.ts'

/**
 * A connection goes from this leg to one leg of the other side. Another leg there means another page, which knows
 * nothing of the connection: it is made anew. A leg that is only silent may come back to the same one.
 */
export function meet(state: CallState, now: number): CallState {
  const { peer, isMember, joined } = state
  if (!isActive(state) || !isMember) return peer ? { ...state, peer: undefined } : state
  const leg = joined.n > 0 ? otherLeg(state) : ''
  if (leg !== '' && leg !== peer?.leg) return { ...state, peer: { leg, isConnected: false, since: now } }
  // Trying counts only while both are there to try.
  const isWaiting = peer && !peer.isConnected && (leg === '' || !isCertain(state, now))
  return isWaiting ? { ...state, peer: { ...peer, since: now } } : state
}

/** A connection that breaks may be the other side's end of the call: that is asked at once. */
export function peerChanged(
  state: CallState,
  { leg, isConnected, now }: CallEventOf<'peerChanged'>,
): CallState {
  const { peer } = state
  if (!peer || peer.leg !== leg || peer.isConnected === isConnected) return state
  return { ...state, peer: { leg, isConnected, since: now }, isRung: true }
}

/** Signals belong to the connection with the leg that is named beside them; without it they are read again later. */
export function readSignals(
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
