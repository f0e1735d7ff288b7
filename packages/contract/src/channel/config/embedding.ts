import { z } from 'zod'
import { maxOrigins, originLength, originPattern } from './origin.ts'
import { WireText } from '../../wire.ts'

export const Origin = WireText.max(originLength).regex(originPattern)

/** Which sites may show the chat in a frame, and talk to it there. */
export const Embedding = z.object({
  /** Empty: every site. */
  allowedOrigins: z.array(Origin).max(maxOrigins),
})

export const embeddingDefaults: z.infer<typeof Embedding> = { allowedOrigins: [] }
