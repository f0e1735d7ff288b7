import { z } from 'zod'

/** T-15: the place in the queue (0 for whoever does not wait), and from when to when they may expect to be served. */
export const QueuePlace = z.object({
  waitIndex: z.int().min(0),
  /** Both are missing while nobody can say. */
  waitFromMs: z.int().min(0).optional(),
  waitToMs: z.int().min(0).optional(),
})
export type QueuePlace = z.infer<typeof QueuePlace>
