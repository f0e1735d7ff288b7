import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientId, Id, NotBlank, Nothing, WireText } from '../wire.ts'
import { TicketFiles } from './parts.ts'

export const addWoHandleInfo = endpoint('addWoHandleInfo', {
  summary: 'Reply to a ticket.',
  access: 'ticket',
  input: z.object({
    handleContent: NotBlank,
    woId: Id,
    woTypeId: WireText.max(64),
    userId: Id,
    tenantId: Id,
    woFileRelVoList: TicketFiles,
    /** From a ticket's own link (S-06). */
    token: WireText.max(500).optional(),
    /** Ours: the idempotency key; without it a retry is another reply. */
    id: ClientId.optional(),
  }),
  output: Nothing,
  errors: [
    'object.unknown',
    'identity.forbidden',
    'message.conflict',
    'upload.type',
    'visitor.blocked',
    'request.tooMany',
  ],
  example: {
    input: {
      handleContent: 'A new lid, please.',
      woId: 'w1',
      woTypeId: 'ty1',
      userId: 'u1',
      tenantId: 'demo',
      woFileRelVoList: [],
    },
    output: {},
  },
})
