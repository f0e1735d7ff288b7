import { z } from 'zod'
import { textLimits } from '../text-limits.ts'
import { record, ShortText, SiteToken, Text } from '../wire.ts'

/** The host page's data about its user. Agents see all of it as unverified. */
export const HostUser = z.object({
  userName: ShortText.optional(),
  phone: ShortText.optional(),
  email: ShortText.optional(),
  locale: z.string().max(textLimits.locale).optional(),
  /** Other data for agents and dialogues: a plan, an order, a tier. An empty text removes an attribute. */
  attributes: record(Text, 50).optional(),
  /** For requests of the site's own dialogues; nobody is shown it. */
  customerToken: SiteToken.optional(),
})
export type HostUser = z.infer<typeof HostUser>
