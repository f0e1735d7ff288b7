import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { AgentEvent, eventExamples } from '../events/event.ts'
import { Id, Seq, ClientId, Flag, LongText, Timestamp, NotBlank, Nothing, Text } from '../wire.ts'
import { ThreadSummary, threadSummaryExample } from './inbox.ts'
import { msgTypes } from '../messages/kinds/codecs.ts'
import { fileErrors, StoredFile } from '../files/stored-file.ts'
import { EvictedFrame } from '../events/stream.ts'

export const readThread = deskEndpoint('readThread', {
  summary: 'A page of a thread: the newest, one before a place in the log, or all after one.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ threadId: Id, beforeSeq: Seq.min(1).optional(), lastSeq: Seq.optional() }),
  output: z.object({
    thread: ThreadSummary,
    events: z.array(AgentEvent),
    more: z.boolean(),
    /** Greeting that the channel sends in the name of each agent who accepts; missing if it is off. */
    greeting: z.string().optional(),
  }),
  errors: ['object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { thread: threadSummaryExample, events: [eventExamples.message], more: false },
  },
})

/** Message types that agents can send: text, files from `uploadFile`, cards and forms. */
const { text, image, file, audio, video, goods, order, link, form } = msgTypes

export const reply = deskEndpoint('reply', {
  summary: 'Write to the visitor of a thread this agent owns. `id` is the idempotency key.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({
    threadId: Id,
    id: ClientId,
    /** Text when it is left out. */
    msgType: z.literal([text, image, file, audio, video, goods, order, link, form]).optional(),
    msgContent: LongText.min(1),
    /** The msgId of a message of this thread that is answered: its words travel with the reply as `replyMsg`. */
    quoteId: Id.optional(),
    /** 1: the agent was warned of sensitive words and means them. */
    insist: Flag.optional(),
  }),
  output: z.object({ msgId: z.string(), seq: z.int().min(1), msgTime: Timestamp }),
  errors: [
    'thread.notYours',
    'session.closed',
    'object.unknown',
    'message.conflict',
    'message.sensitive',
    'request.invalid',
  ],
  example: {
    input: {
      threadId: 'hT3v9KqWx2A',
      id: 'a8Zk20bQpL1y',
      msgContent: 'It left the warehouse this morning.',
      quoteId: 'hT3v9KqWx2A.11',
    },
    output: { msgId: 'hT3v9KqWx2A.12', seq: 12, msgTime: 1_794_700_000_000 },
  },
})

export const writeNote = deskEndpoint('writeNote', {
  summary: 'Write a note into a thread that agents see and visitors never do. Any agent of the tenant may.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id, id: ClientId, msgContent: NotBlank }),
  output: z.object({ msgId: z.string(), seq: z.int().min(1), msgTime: Timestamp }),
  errors: ['object.unknown', 'message.conflict'],
  example: {
    input: {
      threadId: 'hT3v9KqWx2A',
      id: 'n8Zk20bQpL1y',
      msgContent: 'Asked the warehouse, they call back.',
    },
    output: { msgId: 'hT3v9KqWx2A.13', seq: 13, msgTime: 1_794_700_010_000 },
  },
})

export const uploadFile = deskEndpoint('uploadFile', {
  summary: 'Store a file of at most 50 MB for a thread this agent owns, and receive its address for `reply`.',
  access: 'agent',
  leaves: 'nothing',
  body: 'multipart',
  /** The fields beside the part `file`. */
  input: z.object({ threadId: Id }),
  output: StoredFile,
  errors: [...fileErrors, 'thread.notYours', 'session.closed', 'object.unknown', 'request.tooMany'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { url: '/files/9f2c/manual.pdf', name: 'manual.pdf', suffix: 'pdf' },
  },
})

export const typeReply = deskEndpoint('typeReply', {
  summary: 'Tell the visitor that the agent who owns the thread is typing. Stored nowhere.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'session.closed', 'object.unknown', 'request.tooMany'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})

export const viewing = deskEndpoint('viewing', {
  summary: 'Tell colleagues that this agent has a thread in front of them, or no longer has. Stored nowhere.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ threadId: Id, isGone: z.boolean() }),
  output: Nothing,
  errors: ['object.unknown', 'request.tooMany'],
  example: { input: { threadId: 'hT3v9KqWx2A', isGone: false }, output: {} },
})

export const recall = deskEndpoint('recall', {
  summary:
    'Withdraw a message this agent wrote. Visitors no longer see it; answers to a form stay for agents.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id, msgId: Id }),
  output: z.object({ seq: z.int().min(1) }),
  errors: ['object.unknown', 'message.notYours', 'thread.notYours', 'session.closed'],
  example: { input: { threadId: 'hT3v9KqWx2A', msgId: 'hT3v9KqWx2A.12' }, output: { seq: 13 } },
})

export const handOver = deskEndpoint('handOver', {
  summary:
    'Pass a thread this agent owns on to a colleague who is free or to a group, with a note for agents.',
  access: 'agent',
  leaves: 'entry',
  input: z
    .object({ threadId: Id, groupId: Id.optional(), adminId: Id.optional(), note: Text.default('') })
    .refine(({ groupId, adminId }) => (groupId === undefined) !== (adminId === undefined), {
      error: 'either a group or an agent',
    }),
  output: Nothing,
  errors: ['thread.notYours', 'agent.away', 'session.closed', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A', groupId: 'g2', note: 'Wants a refund.' }, output: {} },
})

export const refuseThread = deskEndpoint('refuseThread', {
  summary: 'Refuse a visitor this agent was given (T-21). They are told, and wait for somebody else.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'session.closed', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})

export const inviteRating = deskEndpoint('inviteRating', {
  summary: 'Ask the visitor of an own thread to rate the service when it has ended. Once per session.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'session.closed', 'evaluation.off', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})

export const closeThread = deskEndpoint('closeThread', {
  summary: 'End the session of a thread this agent owns.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})

const ViewingAgent = z.object({ adminId: z.string(), adminNick: z.string(), adminFace: z.string() })
export type ViewingAgent = z.infer<typeof ViewingAgent>

/**
 * `hello` opens the stream (read the lists again) and says whose it is, `thread` is the new state of a row of the lists, `hidden`
 * that the agent no longer sees a thread, `event`
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
  z.object({ type: z.literal('hidden'), threadId: z.string() }),
  z.object({ type: z.literal('event'), threadId: z.string(), event: AgentEvent }),
  z.object({ type: z.literal('call'), threadId: z.string(), callId: z.string() }),
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('preview'), threadId: z.string(), text: z.string() }),
  z.object({ type: z.literal('counts'), waiting: z.int().min(0), withAgents: z.int().min(0) }),
  z.object({ type: z.literal('viewers'), threadId: z.string(), agents: z.array(ViewingAgent) }),
  z.object({ type: z.literal('reconnect'), withinMs: z.int().min(0) }),
])
/** As the desk receives it. */
export type DeskFrame = z.input<typeof DeskFrame>
/** As the server sends it. */
export type SentDeskFrame = z.output<typeof DeskFrame>

export const deskStream = deskEndpoint('deskStream', {
  summary:
    'Push stream of the desk: list changes and counts, entries of own threads, typing previews, who else is looking.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.discriminatedUnion('type', [...DeskFrame.options, EvictedFrame]),
  errors: ['server.busy'],
  example: {
    input: {},
    output: { type: 'event', threadId: 'hT3v9KqWx2A', event: eventExamples.message },
  },
})
