import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { WireMessage, wireMessageExample } from './wire-message.ts'

export const getOfflineMsg = endpoint('getOfflineMsg', {
  summary: 'What agents wrote while the visitor was away: everything after the last msgComplete.',
  access: 'visitor',
  input: z.object({ userId: Id, pollId: Id }),
  output: z.object({ msgList: z.array(WireMessage), more: z.boolean() }),
  errors: [],
  example: {
    input: { userId: 'u1', pollId: 'p1' },
    output: { msgList: [wireMessageExample], more: false },
  },
})
