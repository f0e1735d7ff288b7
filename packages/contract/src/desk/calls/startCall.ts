import { z } from 'zod'
import { VideoType } from '../../calls/video-type.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'

export const startCall = endpoint('startCall', {
  summary: 'Ring the visitor of an own thread.',
  access: 'agent',
  input: z.object({ threadId: Id, videoType: VideoType }),
  output: z.object({ callId: Id }),
  errors: ['object.unknown', 'thread.notYours', 'call.refused', 'request.tooMany'],
  example: { input: { threadId: 'hT3v9KqWx2A', videoType: 'video' }, output: { callId: 'c7Kq3v9Wx2A' } },
})
