import { z } from 'zod'
import { sessionStatuses } from '../codes.ts'
import { coded, Timestamp, PageCursor, PageLimit, Id } from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'

/** A row of an inbox list. */
export const ThreadSummary = z.object({
  threadId: z.string(),
  userId: z.string(),
  userName: z.string(),
  channelName: z.string(),
  status: coded(sessionStatuses),
  adminId: z.string(),
  adminNick: z.string(),
  adminFace: z.string(),
  /** The language of the visitor's page, as `en`; empty when it did not say. */
  language: z.string(),
  /** Last message as plain text, shortened; empty when it is no text. */
  lastText: z.string(),
  lastMsgType: z.int(),
  lastTime: Timestamp,
  lastSeq: z.int().min(0),
  /**
   * Items that the owner has not answered or opened: messages and forms of the visitor, notes of colleagues,
   * and the assignment of the conversation.
   */
  unread: z.int().min(0),
  /** Since when the visitor waits for a person's answer; 0: not at all. */
  waitingSince: Timestamp,
  /** The channel's goal for an answer, in seconds. */
  replyGoal: z.int().min(1),
  startTime: Timestamp,
  /** The lowest ticket is served next; 0: not in the queue. */
  queueTicket: z.int().min(0),
  /** Somebody waited for a person in this session, or talked to one. */
  reachedPeople: z.boolean(),
})
export type ThreadSummary = z.input<typeof ThreadSummary>

export const threadSummaryExample: ThreadSummary = {
  threadId: 'hT3v9KqWx2A',
  userId: 'u1',
  userName: 'Sam',
  channelName: 'Shop',
  status: 3,
  adminId: '',
  adminNick: '',
  adminFace: '',
  language: 'en',
  lastText: 'Where is my parcel?',
  lastMsgType: 1,
  lastTime: 1_794_700_000_000,
  lastSeq: 11,
  unread: 1,
  waitingSince: 1_794_699_900_000,
  replyGoal: 60,
  startTime: 1_794_699_900_000,
  queueTicket: 4_711,
  reachedPeople: true,
}

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

export const listThreads = deskEndpoint('listThreads', {
  summary:
    'A page of one inbox list: `waiting` (who is served next first), `mine`, `team` (with other agents, latest taken first) or `closed` (what people had to do with, latest first). `next` is the cursor of the page after it. The first page also counts.',
  access: 'agent',
  leaves: 'nothing',
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

export const readRows = deskEndpoint('readRows', {
  summary:
    'The rows of some threads as they are now: what a desk asks for those on screen that it does not follow.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ threadIds: z.array(Id).min(1).max(100) }),
  output: z.object({ threads: z.array(ThreadSummary) }),
  errors: ['request.tooMany'],
  example: { input: { threadIds: ['hT3v9KqWx2A'] }, output: { threads: [threadSummaryExample] } },
})

export const takeThread = deskEndpoint('takeThread', {
  summary: 'Become the owner of a waiting thread. Exactly one agent succeeds.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id }),
  output: z.object({ thread: ThreadSummary }),
  errors: ['thread.taken', 'agent.full', 'session.closed', 'object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { thread: { ...threadSummaryExample, status: 2, adminId: '7', adminNick: 'Ana', adminFace: '' } },
  },
})

export const takeOver = deskEndpoint('takeOver', {
  summary: 'Step into a thread whoever owns it. For supervisors, admins and owners; no limit counts.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id }),
  output: z.object({ thread: ThreadSummary }),
  errors: ['identity.forbidden', 'session.closed', 'object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { thread: { ...threadSummaryExample, status: 2, adminId: '7', adminNick: 'Ana' } },
  },
})
