import { z } from 'zod'
import { Timestamp } from '../wire.ts'

/** Position of a stored message in the log. */
export const Stored = z.object({ msgId: z.string(), seq: z.int().min(1), msgTime: Timestamp })

export const storedExample: z.infer<typeof Stored> = {
  msgId: 'hT3v9KqWx2A.11',
  seq: 11,
  msgTime: 1_794_700_000_000,
}
