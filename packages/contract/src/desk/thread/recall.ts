import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'

export const recall = endpoint('recall', {
  summary:
    'Withdraw a message this agent wrote. Visitors no longer see it; answers to a form stay for agents.',
  access: 'agent',
  input: z.object({ threadId: Id, msgId: Id }),
  output: z.object({ seq: z.int().min(1) }),
  errors: ['object.unknown', 'message.notYours', 'thread.notYours', 'session.closed'],
  example: { input: { threadId: 'hT3v9KqWx2A', msgId: 'hT3v9KqWx2A.12' }, output: { seq: 13 } },
})
