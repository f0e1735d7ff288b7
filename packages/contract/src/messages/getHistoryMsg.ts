import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, PageLimit, TimeBound } from '../wire.ts'
import { WireMessage, wireMessageExample } from './wire-message.ts'

export const getHistoryMsg = endpoint('getHistoryMsg', {
  summary: 'Older messages of the visitor, newest page first, each page oldest first.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    /** Messages before this time; 0 asks for the newest page. */
    maxTime: TimeBound,
    pageSize: PageLimit.default(20),
  }),
  output: z.object({ msgList: z.array(WireMessage), more: z.boolean() }),
  errors: [],
  example: {
    input: { userId: 'u1', maxTime: 0, pageSize: 20 },
    output: { msgList: [wireMessageExample], more: false },
  },
})
