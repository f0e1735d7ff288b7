import { z } from 'zod'
import { WireText } from '../wire.ts'

/** A tab's own random name in a call. */
export const Leg = WireText.regex(/^[\w-]{8,64}$/)

/** WebRTC signal between two browsers: a session description or an ICE candidate, nothing else. */
export const CallSignal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    type: z.enum(['offer', 'answer']),
    sdp: WireText.min(1).max(20_000),
  }),
  z.object({
    kind: z.literal('candidate'),
    /** Empty: there are no more. */
    candidate: WireText.max(1_000),
    sdpMid: WireText.max(16).nullable(),
    sdpMLineIndex: z.int().min(0).max(16).nullable(),
  }),
])
export type CallSignal = z.infer<typeof CallSignal>

/** Signals are read in order and once, by their number. */
export const NumberedSignal = z.object({ n: z.int().min(1), signal: CallSignal })
export type NumberedSignal = z.infer<typeof NumberedSignal>

export const IceServer = z.object({
  urls: z.array(z.string().max(300)).min(1).max(8),
  username: z.string().max(200).optional(),
  credential: z.string().max(200).optional(),
})
export type IceServer = z.infer<typeof IceServer>
