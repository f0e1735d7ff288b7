import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ticketPriorities } from '../codes.ts'
import { TicketFile } from '../tickets/parts.ts'
import { coded, Id, Timestamp } from '../wire.ts'

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
  /** The rest is ours, and there when there is any (V-13). A short number for people. */
  msgNumber: z.int().optional(),
  fileList: z.array(TicketFile).optional(),
  /** Of the ticket that was made of it. */
  priority: coded(ticketPriorities).optional(),
  /** When it was handled. */
  dealTime: Timestamp.optional(),
  /** The agents' last word to the visitor: in the ticket, or else the remark. */
  reply: z.string().optional(),
  /** What the reply refers to: the title of the ticket. */
  referContent: z.string().optional(),
})
export type LeftMessage = z.input<typeof LeftMessage>

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
        msgNumber: 1041,
        fileList: [
          { fileName: 'cracked-lid.jpg', fileType: 'image/jpeg', fileUrl: '/files/9f2c/cracked-lid.jpg' },
        ],
        priority: 2,
        dealTime: 1_794_786_400_000,
        reply: 'A new lid was sent on Tuesday.',
        referContent: 'Kettle arrived damaged',
      },
    ],
  },
})
