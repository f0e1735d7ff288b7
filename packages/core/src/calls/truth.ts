import type { CallAct } from '@foyer/contract/calls/act.ts'
import type { CallEnd, CallSide } from '@foyer/contract/calls/ends.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { callTiming } from '../timing.ts'
import { otherSide, type CallRow } from './row.ts'

/** A message of one side about a call. */
export type SaidAct = {
  side: CallSide
  leg: string
  act: CallAct
  isMuted?: boolean | undefined
  isCameraOff?: boolean | undefined
  videoType?: VideoType | undefined
}

/** Events that the server publishes. Each occurs at most once per call. */
export type CallHappening = 'started' | 'accepted' | 'ended'

export type CallChange = { row: CallRow; events: readonly CallHappening[] }
export type CallDecision = CallChange | { refuse: true }

/** The server's truth: what a call is after one side said something. Everything may be said twice. */
export function decideCallAct(row: CallRow, said: SaidAct, now: number): CallDecision {
  const late = decideCallTime(row, now)
  if (late) return late
  // A call that is over says so to whoever asks, and to whoever still wants something of it.
  if (row.status === 'ended') return { row, events: [] }
  switch (said.act) {
    case 'beat':
      return { row: isLegOf(row, said) ? spoken(row, said, now) : row, events: [] }
    case 'join':
      return join(row, said, now)
    case 'decline':
      return isRung(row, said.side) ? ended(row, 'declined', said.side, now) : { refuse: true }
    case 'hangUp':
      // From whichever leg: whoever pressed it meant this call, even if another of their tabs has it by now.
      return ended(row, hangUpReason(row, said.side), said.side, now)
  }
}

/** Ends a call that was not answered in time, or whose side is gone. Undefined while nothing is due. */
export function decideCallTime(row: CallRow, now: number): CallChange | undefined {
  if (row.status === 'ended') return undefined
  // The called side need not be present: ringing has its own time-out.
  const awaited: readonly CallSide[] = row.status === 'ringing' ? [row.startedBy] : ['visitor', 'agent']
  if (awaited.some((side) => now - row.seenAt[side] >= callTiming.rejoinMs))
    return ended(row, 'lost', 'system', now)
  const isMissed = row.status === 'ringing' && now - row.startedAt >= callTiming.ringMs
  return isMissed ? ended(row, 'missed', 'system', now) : undefined
}

/** The conversation around it ended or went to somebody else. */
export function decideCallClosed(row: CallRow, now: number): CallChange | undefined {
  return row.status === 'ended' ? undefined : ended(row, 'closed', 'system', now)
}

/**
 * Signals pass only between the two legs that a call has now. A reader gets those from the other side's present leg to
 * its own: what an earlier leg had said would spoil the connection to the new one.
 */
export function maySignal(row: CallRow, from: { side: CallSide; leg: string }, to: string): boolean {
  return row.status === 'accepted' && isLegOf(row, from) && to !== '' && row.legs[otherSide(from.side)] === to
}

function join(row: CallRow, said: SaidAct, now: number): CallDecision {
  // With equal legs, signals could not be attributed to a side.
  if (said.leg === row.legs[otherSide(said.side)]) return { refuse: true }
  const joined = spoken({ ...row, legs: { ...row.legs, [said.side]: said.leg } }, said, now)
  if (!isRung(row, said.side)) return { row: joined, events: [] }
  return { row: { ...joined, status: 'accepted', acceptedAt: now }, events: ['accepted'] }
}

/** The side's leg was heard; what it says of its devices counts. */
function spoken(row: CallRow, said: SaidAct, now: number): CallRow {
  const before = row.devices[said.side]
  const devices = {
    isMuted: said.isMuted ?? before.isMuted,
    isCameraOff: said.isCameraOff ?? before.isCameraOff,
  }
  return {
    ...row,
    // Never the other way: nobody is made to show their face.
    videoType: said.videoType === 'voice' ? 'voice' : row.videoType,
    seenAt: { ...row.seenAt, [said.side]: now },
    devices: { ...row.devices, [said.side]: devices },
  }
}

/** The one place where calls end; it is final. */
function ended(row: CallRow, reason: CallEnd, endedBy: CallSide | 'system', now: number): CallChange {
  return { row: { ...row, status: 'ended', reason, endedBy, endedAt: now }, events: ['ended'] }
}

function hangUpReason(row: CallRow, side: CallSide): CallEnd {
  if (row.status === 'accepted') return 'hungUp'
  return row.startedBy === side ? 'cancelled' : 'declined'
}

function isRung(row: CallRow, side: CallSide): boolean {
  return row.status === 'ringing' && row.startedBy !== side
}

function isLegOf(row: CallRow, { side, leg }: { side: CallSide; leg: string }): boolean {
  return leg !== '' && row.legs[side] === leg
}
