import { callTiming } from '../timing.ts'
import { nextAskAt, nextFarewellAt } from './asking.ts'
import { endHere } from './ending.ts'
import { isActive, isCertain, otherLeg } from './phase.ts'
import type { CallState } from './state.ts'

/** Applies the effects of elapsed time to a side. */
export function pass(before: CallState, now: number): CallState {
  const state = forgetFarewells(before, now)
  const isLost = now - state.heard.at >= callTiming.rejoinMs
  if (!isActive(state))
    return isLost && state.wish === 'look' ? { ...state, wish: 'nothing', nextRing: '' } : state
  if (isLost) return endHere(state, state.callId === '' ? 'failed' : 'lost', now)
  if (isHopeless(state, now)) return endHere(state, 'failed', now, 'hangUp')
  return isIceOld(state, now) ? { ...state, wish: 'join' } : state
}

/** When something is due next, if nothing happens before. */
export function dueAt(state: CallState): number {
  const { heard, peer, phase, joined, farewells, wish } = state
  const dues = [nextAskAt(state) ?? Infinity, ...farewells.map(nextFarewellAt)]
  if (isActive(state) || wish === 'look') dues.push(heard.at + callTiming.rejoinMs)
  if (phase === 'live') dues.push(heard.at + callTiming.uncertainMs, joined.at + iceLifeMs)
  if (peer && !peer.isConnected) dues.push(peer.since + callTiming.connectMs)
  return Math.min(...dues)
}

/** Both are there and cannot reach each other. */
function isHopeless(state: CallState, now: number): boolean {
  const { peer } = state
  if (!peer || peer.isConnected || otherLeg(state) === '' || !isCertain(state, now)) return false
  return now - peer.since >= callTiming.connectMs
}

const iceLifeMs = callTiming.credentialMs / 2

/** A relay must still accept us when the network changes in a long call. */
function isIceOld({ phase, joined }: CallState, now: number): boolean {
  return phase === 'live' && now - joined.at >= iceLifeMs
}

/** By then the server has ended it by itself. */
function forgetFarewells(state: CallState, now: number): CallState {
  const farewells = state.farewells.filter(({ since }) => now - since < callTiming.ringMs)
  return farewells.length === state.farewells.length ? state : { ...state, farewells }
}
