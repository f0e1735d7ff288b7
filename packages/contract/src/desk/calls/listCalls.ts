import { z } from 'zod'
import { callEnds, callSides } from '../../calls/ends.ts'
import { VideoType } from '../../calls/video-type.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, PageCursor, PageLimit, Timestamp } from '../../wire.ts'

/** `reason` is missing while it goes on. `seconds`: how long both talked. */
export const PastCall = z.object({
  callId: Id,
  threadId: Id,
  userName: z.string(),
  adminNick: z.string(),
  videoType: VideoType,
  startedBy: z.enum(callSides),
  reason: z.enum(callEnds).optional(),
  startTime: Timestamp,
  seconds: z.int().min(0),
})
export type PastCall = z.infer<typeof PastCall>

export const listCalls = endpoint('listCalls', {
  summary: 'Calls, newest first: an agent sees their own, supervisors and above see all.',
  access: 'agent',
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
