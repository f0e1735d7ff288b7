import { cleanText } from '@foyer/core/text/clean-text.ts'
import { identityTiming } from '@foyer/core/timing.ts'

/** Facts that a site may prove about its user, besides the identity. */
export const provenFacts = ['name', 'email', 'phone'] as const
export type ProvenFact = (typeof provenFacts)[number]

/** Content of a signed JWT after all checks passed. */
export type Proof = {
  /** The site's own name for its user. */
  sub: string
  /** One proof is one visitor's. */
  jti: string
  expiresAt: number
  facts: Partial<Record<ProvenFact, string>>
}

type Claims = Readonly<Record<string, unknown>>
export type Expected = {
  channelKey: string
  now: number
  /** What the site's server asks for with it, one of these; a proof for a browser asks for nothing. */
  acts?: readonly string[]
}

const longest = 200
const { longestProofMs, skewMs } = identityTiming

/** Reads claims with a verified signature. Undefined when they are invalid; the reason is not disclosed. */
export function proofOf(claims: Claims, { channelKey, now, acts }: Expected): Proof | undefined {
  const [sub, jti] = [name(claims, 'sub'), name(claims, 'jti')]
  const [issuedAt, expiresAt] = [time(claims, 'iat'), time(claims, 'exp')]
  if (sub === undefined || jti === undefined || issuedAt === undefined || expiresAt === undefined)
    return undefined
  if (!isMeantFor(own(claims, 'aud'), channelKey)) return undefined
  if (!isMeantAs(own(claims, 'act'), acts)) return undefined
  if (expiresAt <= issuedAt || expiresAt - issuedAt > longestProofMs) return undefined
  if (issuedAt > now + skewMs || expiresAt <= now - skewMs) return undefined
  return { sub, jti, expiresAt, facts: factsOf(claims) }
}

/** A list of one is how some libraries write it. A proof for others besides could be shown here by them. */
function isMeantFor(audience: unknown, channelKey: string): boolean {
  if (Array.isArray(audience)) return audience.length === 1 && audience[0] === channelKey
  return audience === channelKey
}

/** A browser that has a proof must not erase its user, and what erases a user must not sign anybody in. */
function isMeantAs(act: unknown, acts: readonly string[] | undefined): boolean {
  return acts === undefined ? act === undefined : typeof act === 'string' && acts.includes(act)
}

/** A value that is too long is left out: half an address is worse than none. */
function factsOf(claims: Claims): Proof['facts'] {
  const facts: Proof['facts'] = {}
  for (const fact of provenFacts) {
    const value = own(claims, fact)
    if (typeof value !== 'string' || value.length > longest) continue
    const text = cleanText(value).trim()
    if (text !== '') facts[fact] = text
  }
  return facts
}

/** Two names that differ must differ in the database as well: what it could not keep is no name. */
function name(claims: Claims, claim: string): string | undefined {
  const value = own(claims, claim)
  if (typeof value !== 'string' || value === '' || value.length > longest) return undefined
  return cleanText(value) === value ? value : undefined
}

/** Seconds in a JWT, milliseconds here. */
function time(claims: Claims, claim: string): number | undefined {
  const value = own(claims, claim)
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value * 1000 : undefined
}

/** Never what every object has. */
function own(claims: Claims, claim: string): unknown {
  return Object.hasOwn(claims, claim) ? claims[claim] : undefined
}
