import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, Seq } from '../wire.ts'

export const msgComplete = endpoint('msgComplete', {
  summary: 'Mark everything up to a place in the log as read.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    pollId: Id,
    /** Without it, what the last getEventMsg or getOfflineMsg handed out counts as read. */
    lastSeq: Seq.optional(),
  }),
  output: Nothing,
  errors: [],
  example: { input: { userId: 'u1', pollId: 'p1', lastSeq: 12 }, output: {} },
})
