import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing, Text } from '../../wire.ts'

export const handOver = endpoint('handOver', {
  summary:
    'Pass a thread this agent owns on to a colleague who is free or to a group, with a note for agents.',
  access: 'agent',
  input: z
    .object({ threadId: Id, groupId: Id.optional(), adminId: Id.optional(), note: Text.default('') })
    .refine(({ groupId, adminId }) => (groupId === undefined) !== (adminId === undefined), {
      error: 'either a group or an agent',
    }),
  output: Nothing,
  errors: ['thread.notYours', 'agent.away', 'session.closed', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A', groupId: 'g2', note: 'Wants a refund.' }, output: {} },
})
