import { isStorableText } from '@foyer/contract/storable.ts'

/** A person as an identity provider describes them. Nothing of it is trusted before the token's signature is checked. */
export type SsoPerson = {
  /** Empty when there is none that could be stored: such a person is nobody. */
  subject: string
  /** As the provider writes it; empty when it says none. */
  email: string
  /** Undefined when the provider does not say. */
  isEmailVerified: boolean | undefined
  groups: readonly string[]
  name: string
}

/** More groups than a person has, and longer than an admin can enter, are not looked at. */
const most = { groups: 1_000, groupLength: 200, textLength: 300 }

type Claims = Readonly<Record<string, unknown>>

/** Reads what we use of a provider's claims. A claim of another type than expected counts as missing. */
export function readSsoPerson(claims: Claims, groupsClaim: string): SsoPerson {
  const verified = claimOf(claims, 'email_verified')
  return {
    subject: textOf(claims, 'sub'),
    email: textOf(claims, 'email'),
    // Some providers write all claims as texts.
    isEmailVerified: verified === undefined ? undefined : verified === true || verified === 'true',
    groups: groupsOf(claimOf(claims, groupsClaim)),
    name: textOf(claims, 'name') || textOf(claims, 'given_name') || textOf(claims, 'preferred_username'),
  }
}

/** Whether the claims lack something that the provider may tell elsewhere. */
export function lacksClaims(claims: Claims, groupsClaim: string): boolean {
  return ['email', 'name', groupsClaim].some((name) => claimOf(claims, name) === undefined)
}

/** The token's claims and what the provider adds. An address counts only with what is said beside it about it. */
export function joinClaims(token: Claims, more: Claims): Claims {
  const email = claimOf(more, 'email') === undefined ? token : more
  return { ...token, ...more, email: email['email'], email_verified: email['email_verified'] }
}

function claimOf(claims: Claims, name: string): unknown {
  return Object.hasOwn(claims, name) ? claims[name] : undefined
}

function textOf(claims: Claims, name: string): string {
  const value = claimOf(claims, name)
  const isText = typeof value === 'string' && value.length <= most.textLength && isStorableText(value)
  return isText ? value : ''
}

/** One text, or a list of texts. Anything else is no list of groups. */
function groupsOf(value: unknown): string[] {
  const listed: unknown[] = Array.isArray(value) ? value : [value]
  const texts = listed.filter((group): group is string => typeof group === 'string')
  if (texts.length < listed.length) return []
  return texts.filter(({ length }) => length > 0 && length <= most.groupLength).slice(0, most.groups)
}
