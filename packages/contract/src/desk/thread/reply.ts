import { z } from 'zod'
import { msgTypes } from '../../codes.ts'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Flag, Id, LongText, Timestamp } from '../../wire.ts'

/** What an agent can write: text, what `uploadFile` stored, cards, and forms. */
const { text, image, file, audio, video, goods, order, link, form } = msgTypes

export const reply = endpoint('reply', {
  summary: 'Write to the visitor of a thread this agent owns. `id` is the idempotency key.',
  access: 'agent',
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
