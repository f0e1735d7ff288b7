import { z } from 'zod'
import { Origin } from '@foyer/contract/channel/config/appearance.ts'
import { maxOrigins } from '@foyer/contract/text-limits.ts'
import { LongText, ShortText, Text, WireText } from '@foyer/contract/wire.ts'
import { Email, Key, Language, Name, Role, TimeZone } from '../read-option.ts'

/** Its strength is looked at when it is used. */
const Password = z.string().optional()
const Question = z.strictObject({
  question: Text.regex(/\S/, { error: 'empty' }),
  similar: z.array(Text).max(100).default([]),
  /** Html, or text without markup. */
  answer: LongText.regex(/\S/, { error: 'empty' }),
})

/** The whole first run as one document. */
export const SetupDocument = z
  .strictObject({
    organisation: z.strictObject({ name: Name, key: Key.optional() }),
    owner: z.strictObject({ name: Name, email: Email, password: Password }),
    language: Language.default('en'),
    timeZone: TimeZone.default('UTC'),
    appearance: z
      .strictObject({
        color: WireText.regex(/^#[0-9a-f]{6}$/i, { error: 'a colour is written as #1d5fd1' }).optional(),
        name: ShortText.optional(),
        greeting: Text.optional(),
      })
      .default({}),
    agents: z
      .array(z.strictObject({ name: Name, email: Email, role: Role.default('agent'), password: Password }))
      .max(200)
      .default([]),
    robot: z.strictObject({ questions: z.array(Question).max(500) }).default({ questions: [] }),
    allowedSites: z.array(Origin).max(maxOrigins).default([]),
  })
  .superRefine(({ owner, agents }, context) => {
    const seen = new Set([owner.email.toLowerCase()])
    for (const [place, { email }] of agents.entries()) {
      if (seen.has(email.toLowerCase()))
        context.addIssue({ code: 'custom', path: ['agents', place, 'email'], message: 'named twice' })
      seen.add(email.toLowerCase())
    }
  })
export type SetupDocument = z.output<typeof SetupDocument>
