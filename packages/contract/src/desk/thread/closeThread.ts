import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const closeThread = endpoint('closeThread', {
  summary: 'End the session of a thread this agent owns.',
  access: 'agent',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})
