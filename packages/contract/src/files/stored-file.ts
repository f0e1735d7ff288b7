import { z } from 'zod'
import { ShortText, Url } from '../wire.ts'

export const StoredFile = z.object({
  url: Url,
  name: ShortText,
  /** Without the dot, in lower case. */
  suffix: z.string().max(16),
})

/** Errors about the file itself, which every upload can return. */
export const fileErrors = ['upload.tooLarge', 'upload.type', 'upload.blocked'] as const
