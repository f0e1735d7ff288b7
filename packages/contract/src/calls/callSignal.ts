import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../wire.ts'
import { maxSignalsAtOnce } from './limits.ts'
import { CallSignal, Leg } from './signal.ts'

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
