import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { VideoType } from './video-type.ts'

export const userVideoInvitation = endpoint('userVideoInvitation', {
  summary: 'Ask the connected agent for a voice or video call.',
  access: 'visitor',
  input: z.object({ userId: Id, videoType: VideoType }),
  output: z.object({ callId: Id }),
  errors: ['session.closed', 'visitor.blocked', 'call.refused', 'request.tooMany'],
  example: { input: { userId: 'u1', videoType: 'video' }, output: { callId: 'c7Kq3v9Wx2A' } },
})
