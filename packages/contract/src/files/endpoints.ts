import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, WireText } from '../wire.ts'
import { fileErrors, StoredFile } from './stored-file.ts'
import { maxDataUrlLength } from './limits.ts'

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

export const uploadBase64 = endpoint('uploadBase64', {
  summary: 'Store a pasted picture that comes as a data url.',
  access: 'visitor',
  input: z.object({
    /** Browsers hand out some pasted pictures as an octet-stream; the server takes those for png (V-10). */
    imgData: WireText.regex(/^data:(?:image\/|application\/octet-stream;)/).max(maxDataUrlLength),
    userId: Id,
  }),
  output: StoredFile,
  errors: [...fileErrors, 'upload.refused', 'visitor.blocked', 'request.tooMany'],
  example: {
    input: {
      imgData:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      userId: 'u1',
    },
    output: { url: '/files/b7e0/pasted.png', name: 'pasted.png', suffix: 'png' },
  },
})
