import { callTiming } from '../timing.ts'
import type { Ask, CallState, Farewell } from './state.ts'

/** Requests that are due now: the heartbeat or its substitute, and ends that the server has not confirmed. */
export function askDue(state: CallState, now: number): { state: CallState; asks: readonly Ask[] } {
  const asks: Ask[] = []
  const count = (): number => state.count + asks.length + 1
  const isDue = (nextAskAt(state) ?? Infinity) <= now
  if (isDue) asks.push(wishOf(state, count(), now))
  const farewells = state.farewells.map((farewell) => {
    if (nextFarewellAt(farewell) > now) return farewell
    asks.push(farewellAsk(state, farewell, count(), now))
    return { ...farewell, askedAt: now, isOpen: true }
  })
  if (asks.length === 0) return { state, asks }
  const asked = isDue ? { n: state.count + 1, at: now, isOpen: true } : state.asked
  const isRung = state.isRung && !isDue
  return { state: { ...state, farewells, asked, isRung, count: state.count + asks.length }, asks }
}

/**
 * When the next question is due. One that waits for its answer is not waited for longer than it is worth; after one that
 * got none there is no time for rest, for the answer to a new offer may lie there.
 */
export function nextAskAt({ wish, asked, heard, isRung, phase }: CallState): number | undefined {
  if (wish === 'nothing') return undefined
  if (asked.at === 0) return 0
  if (asked.isOpen) return asked.at + callTiming.answerMs
  if (isRung) return asked.at
  const isCalm = phase === 'live' && heard.n >= asked.n
  return asked.at + (isCalm ? callTiming.beatMs : callTiming.hurriedBeatMs)
}

export function nextFarewellAt({ askedAt, isOpen }: Farewell): number {
  if (askedAt === 0) return 0
  return askedAt + (isOpen ? callTiming.answerMs : callTiming.hurriedBeatMs)
}

function wishOf(state: CallState, n: number, now: number): Ask {
  const { wish, nextRing, callId, leg, after, mine, media, call } = state
  return {
    n,
    at: now,
    callId: wish === 'look' ? nextRing : callId,
    leg,
    act: wish === 'join' ? 'join' : 'beat',
    after,
    ...mine,
    ...(media === 'voice' && call?.videoType === 'video' && { videoType: media }),
  }
}

function farewellAsk({ mine }: CallState, { callId, leg, act }: Farewell, n: number, now: number): Ask {
  return { n, at: now, callId, leg, act, after: 0, ...mine }
}
