import type { CallAct } from '@foyer/contract/calls/act.ts'
import type { Call, CallDevices } from '@foyer/contract/calls/call.ts'
import type { CallEnd, CallSide } from '@foyer/contract/calls/ends.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'

/**
 * Phase of one side. `inviting`: it rings the other side; `ringing`: the other side rings it; `connecting`:
 * both joined and look for a network path; `reconnecting`: the path broke and may recover.
 */
export type CallPhase = 'idle' | 'inviting' | 'ringing' | 'connecting' | 'live' | 'reconnecting' | 'ended'

/** One question to the server, as it was asked. Questions are counted, so that an old answer is known for one. */
export type Ask = {
  n: number
  at: number
  callId: string
  leg: string
  act: CallAct
  after: number
  isMuted: boolean
  isCameraOff: boolean
  videoType?: VideoType
}

/** An end that the server has not confirmed yet: said again until it has. */
export type Farewell = {
  callId: string
  leg: string
  act: 'decline' | 'hangUp'
  since: number
  askedAt: number
  isOpen: boolean
}

/** The connection to a leg of the other side. `since`: for how long both have been trying in vain. */
export type PeerState = { leg: string; isConnected: boolean; since: number }

/** An invitation until the call that came of it is known. `rings`: it arrived. */
type Invite = { tries: number; outcome: 'open' | 'rings' | 'refused' | 'unknown' }

export type CallState = {
  side: CallSide
  phase: CallPhase
  /** Of the call that this tab is about; empty while it is not known or there is none. */
  callId: string
  call: Call | undefined
  leg: string
  /** This tab takes part, or is about to: it started, accepted or came back. */
  isMember: boolean
  invite: Invite | undefined
  /** What the server is asked next, and again until it answers. `look`: is there a call? */
  wish: 'nothing' | 'look' | 'join' | 'beat'
  /** Questions so far. */
  count: number
  /** The newest of them, but for farewells. */
  asked: { n: number; at: number; isOpen: boolean }
  /** The newest question that was answered: its number, and when it was asked. What it said was true no earlier. */
  heard: { n: number; at: number }
  /** The newest answer to `join`: without one there is no way to reach anybody. */
  joined: { n: number; at: number }
  /** Something is new: the next question is due at once. */
  isRung: boolean
  /** Signals up to this number are known. */
  after: number
  peer: PeerState | undefined
  media: VideoType
  mine: CallDevices
  since: number
  reason: CallEnd | undefined
  farewells: readonly Farewell[]
  /** The last call that ended here: late news of it count for nothing. */
  over: string
  /** Another call rang while this one had not ended yet. */
  nextRing: string
}

/** State that a tab stores for the page after a reload. */
export type SavedCall = {
  callId: string
  leg: string
  at: number
  since: number
  media: VideoType
  mine: CallDevices
  /** It is over, but the server may not know. */
  farewell?: Farewell['act']
}

export const allOn: CallDevices = { isMuted: false, isCameraOff: false }

export function initialCall(side: CallSide, leg: string): CallState {
  return {
    side,
    phase: 'idle',
    callId: '',
    call: undefined,
    leg,
    isMember: false,
    invite: undefined,
    wish: 'nothing',
    count: 0,
    asked: { n: 0, at: 0, isOpen: false },
    heard: { n: 0, at: 0 },
    joined: { n: 0, at: 0 },
    isRung: false,
    after: 0,
    peer: undefined,
    media: 'voice',
    mine: allOn,
    since: 0,
    reason: undefined,
    farewells: [],
    over: '',
    nextRing: '',
  }
}

/**
 * Nothing of an earlier call but what is yet to be said of it, that it is over, and the count of questions: whatever was
 * asked so far is answered too late.
 */
export function fresh(state: CallState, leg: string, now: number): CallState {
  const { side, count, farewells, over } = state
  return {
    ...initialCall(side, leg),
    count,
    heard: { n: count, at: now },
    farewells,
    over,
  }
}

/** The next request does not wait for the answer to the open one. */
export function askNow(state: CallState): CallState {
  return { ...state, asked: { ...state.asked, at: 0, isOpen: false } }
}

/** It ended here, whether or not the server has heard: late news of it count for nothing. */
export function isOver({ over, farewells }: CallState, callId: string): boolean {
  return callId === over || farewells.some((farewell) => farewell.callId === callId)
}
