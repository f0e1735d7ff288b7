import { z } from 'zod'
import { Timestamp } from '../../wire.ts'

/** Somebody who may not write. `until` is 0 when it is for good. */
export const Block = z.object({
  userId: z.string(),
  userName: z.string(),
  until: Timestamp,
  reason: z.string(),
  adminNick: z.string(),
  blockedTime: Timestamp,
})
export type Block = z.infer<typeof Block>

export const blockExample: Block = {
  userId: 'u1',
  userName: 'Sam',
  until: 1_794_786_400_000,
  reason: 'Sends advertising',
  adminNick: 'Ana',
  blockedTime: 1_794_700_000_000,
}
