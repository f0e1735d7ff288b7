import { z } from 'zod'
import { senderTypes } from '../codes.ts'
import { msgTypes } from './kinds/codecs.ts'
import { endpoint } from '../endpoint.ts'
import { ClientId, coded, Id, ShortText, Text } from '../wire.ts'
import { Stored, storedExample } from './stored.ts'

export const addSessionMsg = endpoint('addSessionMsg', {
  summary: 'Record an automatic message that the client has already shown, such as a canned answer.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    /** Text only. */
    msgType: coded(msgTypes),
    msgContent: Text.min(1),
    /** Anyone but the visitor only with a text that the channel's settings contain (P-01). */
    senderType: coded(senderTypes),
    /** Accepted because clients of the spec send it; the robot's name is the channel's. */
    senderName: ShortText.optional(),
    /** The idempotency key, as in sendMsg; without it a retry is another message. */
    id: ClientId.optional(),
  }),
  output: Stored,
  errors: ['visitor.blocked', 'session.closed', 'identity.forbidden', 'message.conflict', 'request.tooMany'],
  example: {
    input: {
      userId: 'u1',
      msgType: 1,
      msgContent: 'We are here Monday to Saturday, 9:00 to 18:00.',
      senderType: 3,
      senderName: 'Harbour helper',
    },
    output: storedExample,
  },
})
