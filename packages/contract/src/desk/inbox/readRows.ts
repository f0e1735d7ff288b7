import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { ThreadSummary, threadSummaryExample } from './thread-summary.ts'

export const readRows = endpoint('readRows', {
  summary:
    'The rows of some threads as they are now: what a desk asks for those on screen that it does not follow.',
  access: 'agent',
  input: z.object({ threadIds: z.array(Id).min(1).max(100) }),
  output: z.object({ threads: z.array(ThreadSummary) }),
  errors: ['request.tooMany'],
  example: { input: { threadIds: ['hT3v9KqWx2A'] }, output: { threads: [threadSummaryExample] } },
})
