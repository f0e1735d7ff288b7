import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { WireEvent, eventExamples } from '../../events/event.ts'
import { ThreadSummary } from '../inbox/thread-summary.ts'

/**
 * `hello` opens the stream (read the lists again), `thread` is the new state of a row of the lists, `event`
 * is an entry of a thread this agent owns, `preview` what its visitor is typing.
 */
export const DeskFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('thread'), thread: ThreadSummary }),
  z.object({ type: z.literal('event'), threadId: z.string(), event: WireEvent }),
  z.object({ type: z.literal('preview'), threadId: z.string(), text: z.string() }),
  z.object({ type: z.literal('reconnect'), withinMs: z.int().min(0) }),
])
export type DeskFrame = z.input<typeof DeskFrame>

export const deskStream = endpoint('deskStream', {
  summary: 'Push stream of the desk: list changes, entries of own threads, typing previews.',
  access: 'agent',
  input: z.object({}),
  output: DeskFrame,
  errors: ['server.busy'],
  example: {
    input: {},
    output: { type: 'event', threadId: 'hT3v9KqWx2A', event: eventExamples.message },
  },
})
