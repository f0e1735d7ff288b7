import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { ThreadSummary, threadSummaryExample } from './thread-summary.ts'

export const takeThread = endpoint('takeThread', {
  summary: 'Become the owner of a waiting thread. Exactly one agent succeeds.',
  access: 'agent',
  input: z.object({ threadId: Id }),
  output: z.object({ thread: ThreadSummary }),
  errors: ['thread.taken', 'agent.full', 'session.closed', 'object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { thread: { ...threadSummaryExample, status: 2, adminId: '7', adminNick: 'Ana', adminFace: '' } },
  },
})
