import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, NotBlank, Nothing } from '../wire.ts'
import { TicketFiles } from './parts.ts'

export const addWoHandleInfo = endpoint('addWoHandleInfo', {
  summary: 'Reply to a ticket.',
  access: 'visitor',
  input: z.object({
    handleContent: NotBlank,
    woId: Id,
    woTypeId: z.string().max(64),
    userId: Id,
    tenantId: Id,
    woFileRelVoList: TicketFiles,
    /** From a ticket's own link (S-06). */
    token: z.string().max(500).optional(),
  }),
  output: Nothing,
  errors: ['object.unknown', 'upload.type', 'request.tooMany'],
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
