import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { EvictedFrame } from '../../events/evicted-frame.ts'
import { WireEvent, eventExamples } from '../../events/event.ts'
import { ThreadSummary } from '../inbox/thread-summary.ts'

const ViewingAgent = z.object({ adminId: z.string(), adminNick: z.string(), adminFace: z.string() })
export type ViewingAgent = z.infer<typeof ViewingAgent>

/**
 * `hello` opens the stream (read the lists again) and says whose it is, `thread` is the new state of a row of the lists, `event`
 * is an entry of a thread this agent owns, `preview` what its visitor is typing, `counts` how many wait and are with
 * agents, `viewers` who else has a thread in front of them that this agent looks at,
 * `call` that something is new in a call of an own thread (read it with deskCallAct), `beat` asks for the call of that
 * name.
 */
export const DeskFrame = z.discriminatedUnion('type', [
  // Nodes of the release before do not say whose stream it is.
  z.object({
    type: z.literal('hello'),
    adminId: z.string().optional(),
    /** Own conversations that went back to the queue while the agent was gone. */
    lost: z.int().min(1).optional(),
  }),
  z.object({ type: z.literal('thread'), thread: ThreadSummary }),
  z.object({ type: z.literal('event'), threadId: z.string(), event: WireEvent }),
  z.object({ type: z.literal('call'), threadId: z.string(), callId: z.string() }),
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('preview'), threadId: z.string(), text: z.string() }),
  z.object({ type: z.literal('counts'), waiting: z.int().min(0), withAgents: z.int().min(0) }),
  z.object({ type: z.literal('viewers'), threadId: z.string(), agents: z.array(ViewingAgent) }),
  z.object({ type: z.literal('reconnect'), withinMs: z.int().min(0) }),
])
export type DeskFrame = z.input<typeof DeskFrame>

export const deskStream = endpoint('deskStream', {
  summary:
    'Push stream of the desk: list changes and counts, entries of own threads, typing previews, who else is looking.',
  access: 'agent',
  input: z.object({}),
  output: z.discriminatedUnion('type', [...DeskFrame.options, EvictedFrame]),
  errors: ['server.busy'],
  example: {
    input: {},
    output: { type: 'event', threadId: 'hT3v9KqWx2A', event: eventExamples.message },
  },
})
