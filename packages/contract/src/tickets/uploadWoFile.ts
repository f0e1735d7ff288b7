import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileErrors, StoredFile } from '../files/stored-file.ts'
import { Id } from '../wire.ts'

/** Ours: the call of the chat takes files only while a person is there. */
export const uploadWoFile = endpoint('uploadWoFile', {
  summary:
    'Store a picture or film of at most 50 MB for a ticket or a reply to one, and receive its address.',
  access: 'ticket',
  body: 'multipart',
  /** The fields beside the part `file`. */
  input: z.object({ userId: Id.optional() }),
  output: StoredFile,
  errors: [...fileErrors, 'upload.refused', 'visitor.blocked', 'request.tooMany'],
  example: {
    input: { userId: 'u1' },
    output: { url: '/files/9f2c/cracked-lid.jpg', name: 'cracked-lid.jpg', suffix: 'jpg' },
  },
})
