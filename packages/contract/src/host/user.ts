import { z } from 'zod'
import { record, ShortText, Text, WireText } from '../wire.ts'

/** What the host page says about its user. Agents see all of it as unverified. */
export const HostUser = z.object({
  userName: ShortText.optional(),
  phone: ShortText.optional(),
  email: ShortText.optional(),
  locale: z.string().max(16).optional(),
  /** Whatever else helps an agent or a dialogue: a plan, an order, a tier. An empty text takes one back. */
  attributes: record(Text, 50).optional(),
  /** For requests of the site's own dialogues; nobody is shown it. */
  customerToken: WireText.max(4000).optional(),
})
export type HostUser = z.infer<typeof HostUser>
