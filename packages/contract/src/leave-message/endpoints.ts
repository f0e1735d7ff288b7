import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TicketFiles, TicketFile } from '../tickets/parts.ts'
import { ClientId, Id, NotBlank, ShortText, coded, Timestamp } from '../wire.ts'
import { ticketPriorities } from '../codes.ts'

export const leaveMsg = endpoint('leaveMsg', {
  summary: 'Leave a message for when somebody is there again.',
  access: 'visitor',
  input: z.object({
    customerName: NotBlank.max(200),
    /** Optional and unchecked (V-06), unless the channel's `leaveMsgContactMode` is 1. */
    customerPhone: ShortText.optional(),
    customerEmail: ShortText.optional(),
    msgContent: NotBlank,
    channelId: Id,
    userId: Id,
    /** Ours: files that this visitor uploaded with `uploadWoFile`, where the channel takes files (V-13). */
    fileList: TicketFiles.optional(),
    /** The idempotency key, as in sendMsg; without it a retry is another message. */
    id: ClientId.optional(),
  }),
  /** Ours: a short number for people; it finds nothing by itself. */
  output: z.object({ msgNumber: z.int() }),
  errors: [
    'channel.unknown',
    'object.unknown',
    'form.refused',
    'form.contact',
    'message.conflict',
    'upload.refused',
    'request.tooMany',
  ],
  example: {
    input: {
      customerName: 'Sam',
      customerPhone: '',
      customerEmail: 'sam@shop.example',
      msgContent: 'The lid of my kettle arrived cracked. Order A-20931.',
      channelId: 'demo',
      userId: 'u1',
      fileList: [],
      id: 'q7Rb31cDfG5x',
    },
    output: { msgNumber: 1041 },
  },
})

/** A left message and what became of it (D-12). */
const OfflineMessage = z.object({
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
  /** Subject of the reply: the title of the ticket. */
  referContent: z.string().optional(),
})
export type OfflineMessage = z.input<typeof OfflineMessage>

export const getLeaveMsgList = endpoint('getLeaveMsgList', {
  summary: 'The messages this visitor has left, newest first.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.array(OfflineMessage),
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
