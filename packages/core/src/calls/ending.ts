import type { Call } from '@foyer/contract/calls/call.ts'
import type { CallEnd } from '@foyer/contract/calls/ends.ts'
import { fresh, type CallState, type Farewell } from './state.ts'

/** It ends here and now; the server is told by `farewell`, or finds out by itself. */
export function endHere(
  state: CallState,
  reason: CallEnd,
  now: number,
  farewell?: Farewell['act'],
): CallState {
  const { call, callId, side, leg } = state
  const isTold = farewell !== undefined && callId !== ''
  const farewells = isTold ? [...state.farewells, newFarewell(callId, leg, farewell, now)] : state.farewells
  const over: Call | undefined = call && {
    ...call,
    status: 'ended',
    reason,
    endedBy: side,
    endTime: endTime(state, now),
  }
  return { ...ended(state, over, now), reason, farewells }
}

/** The server says that it is over. */
export function endTold(state: CallState, call: Call, now: number): CallState {
  const next = ended(state, call, now)
  return isWorthShowing(state, call) ? { ...next, reason: call.reason ?? 'lost' } : leave(next, now)
}

/** Another tab has it, or there is none: nothing of it is shown here. */
export function leave(state: CallState, now: number): CallState {
  const { callId, over, nextRing, leg } = state
  return lookNext({ ...fresh(state, leg, now), over: callId || over, nextRing })
}

export function newFarewell(callId: string, leg: string, act: Farewell['act'], now: number): Farewell {
  return { callId, leg, act, since: now, askedAt: 0, isOpen: false }
}

function ended(state: CallState, call: Call | undefined, now: number): CallState {
  const { callId, leg, media, mine, since, over, nextRing } = state
  return lookNext({
    ...fresh(state, leg, now),
    phase: 'ended',
    callId,
    call,
    media,
    mine,
    since,
    over: callId || over,
    nextRing,
  })
}

/** A call that another tab of this side handled needs no notice; a missed call does. */
function isWorthShowing({ isMember }: CallState, { reason }: Call): boolean {
  return isMember || reason === 'missed' || reason === 'cancelled' || reason === 'lost'
}

/** Somebody rang again before this one had ended here. */
function lookNext(state: CallState): CallState {
  const isNext = state.nextRing !== '' && state.nextRing !== state.over
  return isNext ? { ...state, wish: 'look' } : { ...state, nextRing: '' }
}

/** By the server's clock, as far as it is known here. */
function endTime({ call, since }: CallState, now: number): number {
  if (!call) return 0
  return since > 0 && call.acceptTime > 0 ? call.acceptTime + now - since : call.startTime
}
