import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { ThreadSummary, threadSummaryExample } from './thread-summary.ts'

export const takeOver = endpoint('takeOver', {
  summary: 'Step into a thread whoever owns it. For supervisors, admins and owners; no limit counts.',
  access: 'agent',
  input: z.object({ threadId: Id }),
  output: z.object({ thread: ThreadSummary }),
  errors: ['identity.forbidden', 'session.closed', 'object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { thread: { ...threadSummaryExample, status: 2, adminId: '7', adminNick: 'Ana' } },
  },
})
