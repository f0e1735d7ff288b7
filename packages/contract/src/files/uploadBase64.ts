import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, WireText } from '../wire.ts'
import { maxDataUrlLength } from './limits.ts'
import { fileErrors, StoredFile } from './stored-file.ts'

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
