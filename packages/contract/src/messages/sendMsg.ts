import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientId, Id, MaybeId, ShortText, Text, Timestamp, WireInt, WireNumber } from '../wire.ts'

export const sendMsg = endpoint('sendMsg', {
  summary: 'Write a message. `id` is the idempotency key: a retry answers with the first result.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    id: ClientId,
    msgContent: Text.min(1),
    /** 1 text; 2, 4, 5 and 6 an uploaded file by its address; 7 a product card as JSON. */
    msgType: WireInt.default(1),
    /** Accepted because old clients send them; the server owns all three. */
    senderType: WireInt.optional(),
    msgTime: Timestamp.optional(),
    status: z.union([ShortText, WireInt]).optional(),
    docId: MaybeId,
    click: z.union([z.literal(1), z.literal(2)]).optional(),
    score: WireNumber.optional(),
    button: z.object({ name: ShortText, id: Id }).optional(),
    nodeId: MaybeId,
    itemId: MaybeId,
    bingCode: ShortText.optional(),
    bindValue: ShortText.optional(),
    fileName: ShortText.optional(),
  }),
  output: z.object({ msgId: z.string(), seq: z.int().min(1), msgTime: Timestamp }),
  errors: ['visitor.blocked', 'session.closed', 'message.conflict', 'object.unknown', 'request.tooMany'],
  example: {
    input: { userId: 'u1', id: 'm4Xk29aQpL0z', msgContent: 'Where is my parcel?', msgType: 1, senderType: 1 },
    output: { msgId: 'hT3v9KqWx2A.11', seq: 11, msgTime: 1_794_700_000_000 },
  },
})
