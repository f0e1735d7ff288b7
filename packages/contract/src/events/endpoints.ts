import { z } from 'zod'
import { sessionStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { WireMessage, wireMessageExample } from '../messages/wire-message.ts'
import { coded, Id, Seq } from '../wire.ts'
import { WireEvent, eventExamples } from './event.ts'
import { QueuePlace } from './stream.ts'

export const getEventMsg = endpoint('getEventMsg', {
  summary: 'What happened since the last poll: the fallback of the push stream.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    pollId: Id,
    /** The place in the log up to which the client has everything; without it, up to its last msgComplete. */
    lastSeq: Seq.optional(),
  }),
  output: z.object({
    status: coded(sessionStatuses),
    ...QueuePlace.shape,
    msgList: z.array(WireEvent),
    /** Up to where in the log this answer reaches: the next poll's lastSeq. */
    lastSeq: Seq,
    /** More is stored than one answer carries: ask again at once. */
    more: z.boolean(),
  }),
  errors: ['request.tooMany'],
  example: {
    input: { userId: 'u1', pollId: 'p1', lastSeq: 11 },
    output: { status: 2, waitIndex: 0, msgList: [eventExamples.message], lastSeq: 12, more: false },
  },
})

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
