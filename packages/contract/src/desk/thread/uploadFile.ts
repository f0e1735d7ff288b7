import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileErrors, StoredFile } from '../../files/stored-file.ts'
import { Id } from '../../wire.ts'

export const uploadFile = endpoint('uploadFile', {
  summary: 'Store a file of at most 50 MB for a thread this agent owns, and receive its address for `reply`.',
  access: 'agent',
  body: 'multipart',
  /** The fields beside the part `file`. */
  input: z.object({ threadId: Id }),
  output: StoredFile,
  errors: [...fileErrors, 'thread.notYours', 'session.closed', 'object.unknown', 'request.tooMany'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { url: '/files/9f2c/manual.pdf', name: 'manual.pdf', suffix: 'pdf' },
  },
})
