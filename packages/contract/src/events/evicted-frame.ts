import { z } from 'zod'

/**
 * The server closes this stream because its visitor, agent or address has opened too many others since. Poll instead,
 * and do not come back before `retryAfterMs`: coming back at once would only evict the next one.
 */
export const EvictedFrame = z.object({ type: z.literal('evicted'), retryAfterMs: z.int().min(0) })
export type EvictedFrame = z.infer<typeof EvictedFrame>
