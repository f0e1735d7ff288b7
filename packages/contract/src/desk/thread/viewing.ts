import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const viewing = endpoint('viewing', {
  summary: 'Tell colleagues that this agent has a thread in front of them, or no longer has. Stored nowhere.',
  access: 'agent',
  input: z.object({ threadId: Id, isGone: z.boolean() }),
  output: Nothing,
  errors: ['object.unknown', 'request.tooMany'],
  example: { input: { threadId: 'hT3v9KqWx2A', isGone: false }, output: {} },
})
