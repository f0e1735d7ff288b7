import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { fileErrors, StoredFile } from './stored-file.ts'

export const upload = endpoint('upload', {
  summary: 'Store a file of at most 50 MB and receive its address.',
  access: 'visitor',
  body: 'multipart',
  /** The fields beside the part `file`, which is streamed to the store and never parsed. */
  input: z.object({ userId: Id }),
  output: StoredFile,
  errors: [...fileErrors, 'upload.refused', 'visitor.blocked', 'request.tooMany'],
  example: {
    input: { userId: 'u1' },
    output: { url: '/files/9f2c/cracked-lid.jpg', name: 'cracked-lid.jpg', suffix: 'jpg' },
  },
})
