import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { PageCursor, PageLimit } from '../../wire.ts'
import { ThreadSummary, threadSummaryExample } from './thread-summary.ts'

export const inboxLists = ['waiting', 'mine', 'team', 'closed'] as const
export type InboxList = (typeof inboxLists)[number]

/** How many stand in each of the lists that an agent may have to do something about. */
export const InboxCounts = z.object({
  waiting: z.int().min(0),
  mine: z.int().min(0),
  team: z.int().min(0),
  /** How many conversations the agent may have at once. */
  limit: z.int().min(0),
})
export type InboxCounts = z.infer<typeof InboxCounts>

export const listThreads = endpoint('listThreads', {
  summary:
    'A page of one inbox list: `waiting` (who is served next first), `mine`, `team` (with other agents, latest taken first) or `closed` (what people had to do with, latest first). `next` is the cursor of the page after it. The first page also counts.',
  access: 'agent',
  input: z.object({
    list: z.enum(inboxLists),
    cursor: PageCursor.optional(),
    limit: PageLimit.optional(),
  }),
  output: z.object({
    threads: z.array(ThreadSummary),
    next: z.string().optional(),
    counts: InboxCounts.optional(),
  }),
  errors: [],
  example: {
    input: { list: 'waiting' },
    output: { threads: [threadSummaryExample], counts: { waiting: 1, mine: 0, team: 0, limit: 5 } },
  },
})
