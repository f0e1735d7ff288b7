import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const typeReply = endpoint('typeReply', {
  summary: 'Tell the visitor that the agent who owns the thread is typing. Stored nowhere.',
  access: 'agent',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'session.closed', 'object.unknown', 'request.tooMany'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})
