import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientId, Id, NotBlank, Nothing, ShortText } from '../wire.ts'

export const leaveMsg = endpoint('leaveMsg', {
  summary: 'Leave a message for when somebody is there again.',
  access: 'visitor',
  input: z.object({
    customerName: NotBlank.max(200),
    /** Optional and unchecked, as they always were (V-06). */
    customerPhone: ShortText.optional(),
    customerEmail: ShortText.optional(),
    msgContent: NotBlank,
    channelId: Id,
    userId: Id,
    /** The idempotency key, as in sendMsg; without it a retry is another message. */
    id: ClientId.optional(),
  }),
  output: Nothing,
  errors: ['channel.unknown', 'form.refused', 'message.conflict', 'request.tooMany'],
  example: {
    input: {
      customerName: 'Sam',
      customerPhone: '',
      customerEmail: 'sam@shop.example',
      msgContent: 'The lid of my kettle arrived cracked. Order A-20931.',
      channelId: 'demo',
      userId: 'u1',
      id: 'q7Rb31cDfG5x',
    },
    output: {},
  },
})
