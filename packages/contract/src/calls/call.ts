import { z } from 'zod'
import { Id, Timestamp } from '../wire.ts'
import { callEnds, callSides } from './ends.ts'
import { VideoType } from './video-type.ts'

const Devices = z.object({ isMuted: z.boolean(), isCameraOff: z.boolean() })
export type CallDevices = z.infer<typeof Devices>

/** A tab or window that takes part, by a random name of its own; empty while a side has none. */
const Leg = z.string().max(64)

/** A call as both sides see it. Its signals only mean something between the two legs that are named here. */
export const Call = z.object({
  callId: Id,
  videoType: VideoType,
  startedBy: z.enum(callSides),
  status: z.enum(['ringing', 'accepted', 'ended']),
  reason: z.enum(callEnds).optional(),
  endedBy: z.enum([...callSides, 'system']).optional(),
  startTime: Timestamp,
  /** 0 until it is. */
  acceptTime: Timestamp,
  endTime: Timestamp,
  adminNick: z.string(),
  adminFace: z.string(),
  userName: z.string(),
  legs: z.object({ visitor: Leg, agent: Leg }),
  devices: z.object({ visitor: Devices, agent: Devices }),
})
export type Call = z.infer<typeof Call>

export const callExample: Call = {
  callId: 'c7Kq3v9Wx2A',
  videoType: 'video',
  startedBy: 'visitor',
  status: 'accepted',
  startTime: 1_794_700_000_000,
  acceptTime: 1_794_700_004_000,
  endTime: 0,
  adminNick: 'Ana',
  adminFace: '',
  userName: 'Sam',
  legs: { visitor: 'leg-visitor-1', agent: 'leg-agent-1' },
  devices: {
    visitor: { isMuted: false, isCameraOff: false },
    agent: { isMuted: false, isCameraOff: false },
  },
}
