import { timing } from '@foyer/core/timing.ts'

/** Claims of a visitor token: this browser is that visitor, in that channel, on that thread. */
export type VisitorClaims = {
  tenantId: number
  channelId: number
  userId: string
  threadId: number
  threadKey: string
  gen: number
  /** When this token was made, and when the identity first was: sliding, but not for ever. */
  issuedAt: number
  bornAt: number
  expiresAt: number
}

/** Clocks of nodes may differ by this much. */
const skewMs = 60_000
const dayMs = 86_400_000
const absoluteLifeMs = 90 * dayMs

export function isCurrent(claims: VisitorClaims, now: number): boolean {
  return claims.issuedAt <= now + skewMs && now < claims.expiresAt + skewMs
}

/** A token is made anew when it is more than a day old, so that a returning visitor's never runs out. */
export function shouldRenew(claims: VisitorClaims, now: number): boolean {
  return now - claims.issuedAt > dayMs
}

export function issuedClaims(
  who: Omit<VisitorClaims, 'issuedAt' | 'bornAt' | 'expiresAt'>,
  now: number,
  bornAt: number = now,
): VisitorClaims {
  const expiresAt = Math.min(now + timing.userIdLifetimeMs, bornAt + absoluteLifeMs)
  return { ...who, issuedAt: now, bornAt, expiresAt }
}
