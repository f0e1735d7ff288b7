import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Seq } from '../wire.ts'
import { WireEvent, eventExamples } from '../events/event.ts'
import { WireMessage, wireMessageExample } from './wire-message.ts'

export const getSessionMsg = endpoint('getSessionMsg', {
  summary: 'The messages of one session, oldest first; also how a client closes a gap it has noticed.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    sessionId: Id,
    /** Only what comes after this place in the log. */
    lastSeq: Seq.optional(),
  }),
  output: z.object({
    msgList: z.array(WireMessage),
    /** The session's entries that are no messages (accepted, closed, recalled), in the same order. */
    events: z.array(WireEvent),
    /** Up to where in the log this answer reaches. */
    lastSeq: Seq,
    more: z.boolean(),
  }),
  errors: ['object.unknown'],
  example: {
    input: { userId: 'u1', sessionId: 's1' },
    output: { msgList: [wireMessageExample], events: [eventExamples.accepted], lastSeq: 12, more: false },
  },
})
