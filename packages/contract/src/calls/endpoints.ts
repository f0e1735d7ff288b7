import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../wire.ts'
import { VideoType } from './video-type.ts'
import { CallActInput, CallActOutput, callActExample } from './act.ts'
import { maxSignalsAtOnce } from './limits.ts'
import { CallSignal, Leg } from './signal.ts'

export const userVideoInvitation = endpoint('userVideoInvitation', {
  summary: 'Ask the connected agent for a voice or video call.',
  access: 'visitor',
  input: z.object({ userId: Id, videoType: VideoType }),
  output: z.object({ callId: Id }),
  errors: ['session.closed', 'visitor.blocked', 'call.refused', 'request.tooMany'],
  example: { input: { userId: 'u1', videoType: 'video' }, output: { callId: 'c7Kq3v9Wx2A' } },
})

export const callAct = endpoint('callAct', {
  summary: 'Take part in a call: answer, decline, hang up, say that one is there, and read what is new.',
  access: 'visitor',
  input: CallActInput.extend({ userId: Id }),
  output: CallActOutput,
  errors: ['object.unknown', 'call.refused', 'request.tooMany'],
  example: {
    input: { ...callActExample.input, userId: 'u1' },
    output: { ...callActExample.output, signals: [...callActExample.output.signals] },
  },
})

/** From one leg to the other: what is for a leg that is gone is dropped. */
export const CallSignalInput = z.object({
  callId: Id,
  leg: Leg,
  to: Leg,
  signals: z.array(CallSignal).min(1).max(maxSignalsAtOnce),
})

export const callSignalExample = {
  callId: 'c7Kq3v9Wx2A',
  leg: 'leg-visitor-1',
  to: 'leg-agent-1',
  signals: [{ kind: 'description' as const, type: 'offer' as const, sdp: 'v=0\r\n' }],
}

export const callSignal = endpoint('callSignal', {
  summary: 'Pass signals of a call on to the other side.',
  access: 'visitor',
  input: CallSignalInput.extend({ userId: Id }),
  output: Nothing,
  errors: ['object.unknown', 'call.refused', 'request.tooMany'],
  example: { input: { ...callSignalExample, userId: 'u1' }, output: {} },
})
