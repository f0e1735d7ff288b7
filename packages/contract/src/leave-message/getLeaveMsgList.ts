import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../wire.ts'

/** A left message and what became of it (D-12). */
const LeftMessage = z.object({
  id: Id,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  msgContent: z.string(),
  createTime: Timestamp,
  /** 1 handled, otherwise unhandled. */
  msgState: z.int(),
  updateTime: Timestamp.optional(),
  updateUserName: z.string(),
  /** The remark of whoever handled it. */
  msgDesc: z.string(),
})
export type LeftMessage = z.infer<typeof LeftMessage>

export const getLeaveMsgList = endpoint('getLeaveMsgList', {
  summary: 'The messages this visitor has left, newest first.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.array(LeftMessage),
  errors: [],
  example: {
    input: { userId: 'u1' },
    output: [
      {
        id: 'lm1',
        customerName: 'Sam',
        customerPhone: '',
        customerEmail: 'sam@shop.example',
        msgContent: 'The lid of my kettle arrived cracked. Order A-20931.',
        createTime: 1_794_700_000_000,
        msgState: 1,
        updateTime: 1_794_786_400_000,
        updateUserName: 'Ana',
        msgDesc: 'A new lid was sent on Tuesday.',
      },
    ],
  },
})
