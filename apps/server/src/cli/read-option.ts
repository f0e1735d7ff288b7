import { z } from 'zod'
import { agentRoles } from '@foyer/contract/desk/account.ts'
import { isTimeZone } from '@foyer/contract/routing/hours.ts'
import { ShortText, storableText } from '@foyer/contract/wire.ts'
import { isLocaleCode, locales } from '@foyer/i18n/locales.ts'
import { UsageError } from './command.ts'

/** Shapes of what operators type, in options and in documents. */
export const Email = z.email({ error: 'not an e-mail address' }).max(200).check(storableText)
export const Name = ShortText.regex(/\S/, { error: 'empty' })
export const Role = z.enum(agentRoles)
export const Language = z.string().refine(isLocaleCode, {
  error: `not one of ${Object.keys(locales).join(', ')}`,
})
export const TimeZone = z.string().max(64).refine(isTimeZone, { error: 'no such time zone' })
export const Key = z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}[a-z0-9]$/, {
  error: '3 to 64 lower-case letters, digits and dashes',
})

/** The value of an option, by its shape. */
export function readOption<T extends z.ZodType>(option: string, shape: T, value: unknown): z.output<T> {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new UsageError(`--${option}: ${read.error.issues.map(({ message }) => message).join(', ')}`)
}
