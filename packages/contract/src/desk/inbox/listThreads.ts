import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ThreadSummary, threadSummaryExample } from './thread-summary.ts'

export const inboxLists = ['waiting', 'mine'] as const
export type InboxList = (typeof inboxLists)[number]

export const listThreads = endpoint('listThreads', {
  summary: 'The open threads of one inbox list, longest waiting first.',
  access: 'agent',
  input: z.object({ list: z.enum(inboxLists) }),
  output: z.object({ threads: z.array(ThreadSummary) }),
  errors: [],
  example: { input: { list: 'waiting' }, output: { threads: [threadSummaryExample] } },
})
