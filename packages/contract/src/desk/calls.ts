import { z } from 'zod'
import { callEnds, callSides } from '../calls/ends.ts'
import { VideoType } from '../calls/video-type.ts'
import { deskEndpoint } from '../endpoint.ts'
import { Id, PageCursor, PageLimit, Timestamp, Nothing } from '../wire.ts'
import { CallActInput, CallActOutput, callActExample } from '../calls/act.ts'
import { CallSignalInput, callSignalExample } from '../calls/endpoints.ts'

/** `reason` is missing while it goes on. `seconds`: how long both talked. */
export const PastCall = z.object({
  callId: Id,
  threadId: Id,
  userName: z.string(),
  adminId: z.string(),
  adminNick: z.string(),
  videoType: VideoType,
  startedBy: z.enum(callSides),
  reason: z.enum(callEnds).optional(),
  startTime: Timestamp,
  seconds: z.int().min(0),
})
export type PastCall = z.infer<typeof PastCall>

export const listCalls = deskEndpoint('listCalls', {
  summary: 'Calls, newest first: an agent sees their own, supervisors and above see all.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ cursor: PageCursor.optional(), limit: PageLimit.default(50) }),
  output: z.object({ calls: z.array(PastCall), next: PageCursor.optional() }),
  errors: [],
  example: {
    input: { limit: 50 },
    output: {
      calls: [
        {
          callId: 'c7Kq3v9Wx2A',
          threadId: 'hT3v9KqWx2A',
          userName: 'Sam',
          adminId: '7',
          adminNick: 'Ana',
          videoType: 'video',
          startedBy: 'visitor',
          reason: 'hungUp',
          startTime: 1_794_700_000_000,
          seconds: 184,
        },
      ],
    },
  },
})

export const startCall = deskEndpoint('startCall', {
  summary: 'Ring the visitor of an own thread.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id, videoType: VideoType }),
  output: z.object({ callId: Id }),
  errors: ['object.unknown', 'thread.notYours', 'call.refused', 'request.tooMany'],
  example: { input: { threadId: 'hT3v9KqWx2A', videoType: 'video' }, output: { callId: 'c7Kq3v9Wx2A' } },
})

export const deskCallAct = deskEndpoint('deskCallAct', {
  summary: "Take part in a call as the thread's agent: what callAct is to the visitor.",
  access: 'agent',
  leaves: 'entry',
  input: CallActInput.extend({ threadId: Id }),
  output: CallActOutput,
  errors: ['object.unknown', 'thread.notYours', 'call.refused', 'request.tooMany'],
  example: {
    input: { ...callActExample.input, threadId: 'hT3v9KqWx2A' },
    output: { ...callActExample.output, signals: [...callActExample.output.signals] },
  },
})

export const deskCallSignal = deskEndpoint('deskCallSignal', {
  summary: "Pass signals of a call on to the visitor's side.",
  access: 'agent',
  leaves: 'nothing',
  input: CallSignalInput.extend({ threadId: Id }),
  output: Nothing,
  errors: ['object.unknown', 'thread.notYours', 'call.refused', 'request.tooMany'],
  example: { input: { ...callSignalExample, threadId: 'hT3v9KqWx2A' }, output: {} },
})
