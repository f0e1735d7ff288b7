import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TicketFiles } from '../tickets/parts.ts'
import { ClientId, Id, NotBlank, ShortText } from '../wire.ts'

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
