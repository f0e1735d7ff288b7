import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { WireEvent, eventExamples } from '../../events/event.ts'
import { Id, Seq } from '../../wire.ts'
import { ThreadSummary, threadSummaryExample } from '../inbox/thread-summary.ts'

export const readThread = endpoint('readThread', {
  summary: 'A page of a thread: the newest, one before a place in the log, or all after one.',
  access: 'agent',
  input: z.object({ threadId: Id, beforeSeq: Seq.min(1).optional(), lastSeq: Seq.optional() }),
  output: z.object({
    thread: ThreadSummary,
    events: z.array(WireEvent),
    more: z.boolean(),
    /** What the channel says to the visitor in the name of each agent who accepts, where it does. */
    greeting: z.string().optional(),
  }),
  errors: ['object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { thread: threadSummaryExample, events: [eventExamples.message], more: false },
  },
})
