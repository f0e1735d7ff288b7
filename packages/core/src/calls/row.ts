import type { Call, CallDevices } from '@foyer/contract/calls/call.ts'
import type { CallEnd, CallSide } from '@foyer/contract/calls/ends.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { callTiming } from '../timing.ts'

/** A row of the table `calls`, as far as the rules look at it. Times in milliseconds. */
export type CallRow = {
  id: string
  startedBy: CallSide
  videoType: VideoType
  status: Call['status']
  reason: CallEnd | null
  endedBy: CallSide | 'system' | null
  startedAt: number
  acceptedAt: number | null
  endedAt: number | null
  legs: Record<CallSide, string>
  /** When each side's leg last said that it is there. */
  seenAt: Record<CallSide, number>
  devices: Record<CallSide, CallDevices>
}

const allOn: CallDevices = { isMuted: false, isCameraOff: false }

/** A call that somebody has just started. Whoever did has yet to join with their leg. */
export function newCallRow(facts: Pick<CallRow, 'id' | 'startedBy' | 'videoType'>, now: number): CallRow {
  return {
    ...facts,
    status: 'ringing',
    reason: null,
    endedBy: null,
    startedAt: now,
    acceptedAt: null,
    endedAt: null,
    legs: { visitor: '', agent: '' },
    seenAt: { visitor: now, agent: now },
    devices: { visitor: allOn, agent: allOn },
  }
}

export function otherSide(side: CallSide): CallSide {
  return side === 'visitor' ? 'agent' : 'visitor'
}

/** How long both talked. */
export function talkedSeconds({ acceptedAt, endedAt }: Pick<CallRow, 'acceptedAt' | 'endedAt'>): number {
  return acceptedAt === null || endedAt === null ? 0 : Math.max(0, Math.round((endedAt - acceptedAt) / 1_000))
}

/**
 * The call as both sides receive it. It omits a leg without a recent heartbeat, so that the other side does
 * not take the call for live. The next heartbeat restores the leg; signalling continues meanwhile.
 */
export function callOf(
  row: CallRow,
  people: Pick<Call, 'adminNick' | 'adminFace' | 'userName'>,
  now: number,
): Call {
  return {
    callId: row.id,
    videoType: row.videoType,
    startedBy: row.startedBy,
    status: row.status,
    ...(row.reason && { reason: row.reason }),
    ...(row.endedBy && { endedBy: row.endedBy }),
    startTime: row.startedAt,
    acceptTime: row.acceptedAt ?? 0,
    endTime: row.endedAt ?? 0,
    ...people,
    legs: { visitor: heardLeg(row, 'visitor', now), agent: heardLeg(row, 'agent', now) },
    devices: row.devices,
  }
}

function heardLeg({ legs, seenAt, status }: CallRow, side: CallSide, now: number): string {
  return status !== 'ended' && now - seenAt[side] < callTiming.silentMs ? legs[side] : ''
}
