import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileErrors, StoredFile } from '../../files/stored-file.ts'
import { Id } from '../../wire.ts'

export const uploadTicketFile = endpoint('uploadTicketFile', {
  summary:
    'Store a file of at most 50 MB for a reply to a ticket, and receive its address for `replyTicket`.',
  access: 'agent',
  body: 'multipart',
  /** The fields beside the part `file`. */
  input: z.object({ ticketId: Id }),
  output: StoredFile,
  errors: [...fileErrors, 'object.unknown', 'request.tooMany'],
  example: {
    input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA' },
    output: { url: '/files/9f2c/manual.pdf', name: 'manual.pdf', suffix: 'pdf' },
  },
})
