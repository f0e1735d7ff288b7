import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const inviteRating = endpoint('inviteRating', {
  summary: 'Ask the visitor of an own thread to rate the service when it has ended. Once per session.',
  access: 'agent',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'session.closed', 'evaluation.off', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})
