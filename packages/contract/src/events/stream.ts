import { z } from 'zod'
import { sessionStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { coded, Id, Seq } from '../wire.ts'
import { WireEvent, eventExamples } from './event.ts'

/** T-15: the place in the queue (0 for whoever does not wait), and from when to when they may expect to be served. */
export const QueuePlace = z.object({
  waitIndex: z.int().min(0),
  /** Both are missing while nobody can say. */
  waitFromMs: z.int().min(0).optional(),
  waitToMs: z.int().min(0).optional(),
})
export type QueuePlace = z.infer<typeof QueuePlace>

/**
 * The server closes this stream because its visitor, agent or address has opened too many others since. Poll instead,
 * and do not come back before `retryAfterMs`: coming back at once would only evict the next one.
 */
export const EvictedFrame = z.object({ type: z.literal('evicted'), retryAfterMs: z.int().min(0) })
export type EvictedFrame = z.infer<typeof EvictedFrame>

/**
 * One frame of the push stream. `hello` opens it, `event` carries what getEventMsg would, `status` follows
 * the session and the queue, `reconnect` asks the client to come back after a pause of its own choosing up
 * to `withinMs`, `growing` is an answer of the robot that is still being written, `refetch` says that the client is too far behind for the stream: read history instead,
 * `evicted` is the last frame of a stream that made room for a newer one.
 */
export const StreamFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    seq: z.int().min(0),
    status: coded(sessionStatuses),
    ...QueuePlace.shape,
  }),
  z.object({ type: z.literal('event'), event: WireEvent }),
  z.object({
    type: z.literal('status'),
    /** The log has come this far; what lies between the last event and here was not for this reader. */
    seq: z.int().min(0),
    status: coded(sessionStatuses),
    ...QueuePlace.shape,
  }),
  /**
   * T-03: the whole of the answer so far, again and again, under the id that its entry will have; empty takes it
   * away. It is no entry and has no place: who misses it misses nothing, the entry follows.
   */
  z.object({
    type: z.literal('growing'),
    id: z.string().min(1).max(100),
    msgContent: z.string().max(32_000),
  }),
  /** Something is new in a call of this thread: read it with callAct. A lost one costs a beat. */
  z.object({ type: z.literal('call'), callId: Id }),
  z.object({ type: z.literal('reconnect'), withinMs: z.int().min(0) }),
  z.object({ type: z.literal('refetch') }),
  EvictedFrame,
])
export type StreamFrame = z.output<typeof StreamFrame>

/** C-31: the answer is `text/event-stream`; each `data:` line is one StreamFrame. */
export const stream = endpoint('stream', {
  summary: 'The push stream (server-sent events): the same events as getEventMsg, as they happen.',
  access: 'visitor',
  input: z.object({ userId: Id, pollId: Id, lastSeq: Seq }),
  output: StreamFrame,
  errors: ['request.tooMany', 'server.busy'],
  example: {
    input: { userId: 'u1', pollId: 'p1', lastSeq: 11 },
    output: { type: 'event', event: eventExamples.message },
  },
})
