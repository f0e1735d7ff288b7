import { z } from 'zod'
import { MaybeId, Seq } from '../wire.ts'
import { Call, callExample } from './call.ts'
import { IceServer, Leg, NumberedSignal } from './signal.ts'
import { VideoType } from './video-type.ts'

/**
 * Actions of a side in a call; all are idempotent. `beat`: heartbeat, which returns updates. `join`: this leg
 * represents the side from now on, at first or after a reload; the called side accepts with it.
 */
export const callActs = ['beat', 'join', 'decline', 'hangUp'] as const
export type CallAct = (typeof callActs)[number]

export const CallActInput = z.object({
  /** Empty with `beat`: whichever call is open. */
  callId: MaybeId,
  leg: Leg,
  act: z.enum(callActs),
  /** Signals up to this number are known. */
  after: Seq.default(0),
  isMuted: z.boolean().optional(),
  isCameraOff: z.boolean().optional(),
  /** Only from video to voice. */
  videoType: VideoType.optional(),
})

export const CallActOutput = z.object({
  /** Undefined when there is none. */
  call: Call.optional(),
  signals: z.array(NumberedSignal),
  /** With `join`: how to reach each other. */
  ice: z.object({ servers: z.array(IceServer), isRelayOnly: z.boolean() }).optional(),
})

export const callActExample = {
  input: { callId: callExample.callId, leg: 'leg-visitor-1', act: 'beat', after: 4 },
  output: {
    call: callExample,
    signals: [
      {
        n: 5,
        signal: {
          kind: 'candidate',
          candidate: 'candidate:1 1 udp 1 203.0.113.7 49200 typ relay',
          sdpMid: '0',
          sdpMLineIndex: 0,
        },
      },
    ],
  },
} as const
