import { z } from 'zod'
import { ShortText } from '../wire.ts'

/** What the host page says about its user. All of it is claimed: agents see it as that. */
export const HostUser = z.object({
  userName: ShortText.optional(),
  phone: ShortText.optional(),
  email: ShortText.optional(),
  locale: z.string().max(16).optional(),
})
export type HostUser = z.infer<typeof HostUser>
