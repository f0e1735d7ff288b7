import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Id, Text, Timestamp } from '../../wire.ts'

export const reply = endpoint('reply', {
  summary: 'Write to the visitor of a thread this agent owns. `id` is the idempotency key.',
  access: 'agent',
  input: z.object({ threadId: Id, id: ClientId, msgContent: Text.min(1) }),
  output: z.object({ msgId: z.string(), seq: z.int().min(1), msgTime: Timestamp }),
  errors: ['thread.notYours', 'session.closed', 'object.unknown', 'message.conflict'],
  example: {
    input: { threadId: 'hT3v9KqWx2A', id: 'a8Zk20bQpL1y', msgContent: 'It left the warehouse this morning.' },
    output: { msgId: 'hT3v9KqWx2A.12', seq: 12, msgTime: 1_794_700_000_000 },
  },
})
