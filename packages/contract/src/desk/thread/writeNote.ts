import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Id, NotBlank, Timestamp } from '../../wire.ts'

export const writeNote = endpoint('writeNote', {
  summary: 'Write a note into a thread that agents see and visitors never do. Any agent of the tenant may.',
  access: 'agent',
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
