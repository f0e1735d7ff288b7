import type { HostUser } from '@foyer/contract/host/commands.ts'
import { failure } from '../failure.ts'
import { fieldsOf, longest, maybeFields, maybeText } from './checks.ts'

type Fields = Readonly<Record<string, unknown>>

const userLimits = {
  userName: longest.short,
  phone: longest.short,
  email: longest.short,
  locale: longest.locale,
  customerToken: longest.token,
} satisfies Record<Exclude<keyof HostUser, 'attributes'>, number>
export const userFields = ['userName', 'phone', 'email', 'locale', 'customerToken'] as const

/** Merges the site's data about its user into the earlier data. One invalid value rejects the update. */
export function userWith(before: HostUser | undefined, fields: Fields): HostUser {
  const user: HostUser = { ...before }
  for (const name of userFields) user[name] = maybeText(fields[name], userLimits[name]) ?? user[name]
  // An empty token takes the token back.
  if (fields['customerToken'] === '') user.customerToken = ''
  const said = Object.entries(maybeFields(fields['attributes']))
  if (said.length > 0) {
    const attributes = new Map(Object.entries(user.attributes ?? {}))
    for (const [name, value] of said) {
      // The newest are last: of too many, the oldest are cut.
      attributes.delete(name)
      attributes.set(name, attributeText(value))
    }
    user.attributes = Object.fromEntries(attributes)
  }
  return user
}

/** The same of the settings, before any update. */
export function firstUser(said: unknown): HostUser | undefined {
  if (said === undefined) return undefined
  try {
    return userWith(undefined, fieldsOf(said))
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever builds the site must learn of it
    console.warn('Foyer: the settings’ user is invalid', error)
    return undefined
  }
}

/** Numbers and switches as text; lists and objects as JSON. */
function attributeText(value: unknown): string {
  if (typeof value === 'string') return value
  return value == null ? '' : jsonOf(value)
}

function jsonOf(value: unknown): string {
  const text = tryStringify(value)
  // A function has no JSON.
  if (text === undefined) throw failure('invalid')
  return text
}

/** Undefined for a circle or a BigInt too. */
function tryStringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
