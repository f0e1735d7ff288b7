import { expect, it } from 'vitest'
import { isCurrent, issuedClaims, shouldRenew } from './claims.ts'

const who = { tenantId: 1, channelId: 1, userId: 'u', threadId: 1, threadKey: 'k', gen: 1 }
const day = 86_400_000

it('D-01 an identity lives 504000000 ms from its last renewal', () => {
  const claims = issuedClaims(who, 1_000)
  expect(claims.expiresAt).toBe(1_000 + 504_000_000)
  expect(isCurrent(claims, claims.expiresAt)).toBe(true)
  expect(isCurrent(claims, claims.expiresAt + 60_000)).toBe(false)
})

it('is renewed when it is more than a day old, but never beyond 90 days in all', () => {
  const claims = issuedClaims(who, 0)
  expect(shouldRenew(claims, day)).toBe(false)
  expect(shouldRenew(claims, day + 1)).toBe(true)
  expect(issuedClaims(who, 89 * day, 0).expiresAt).toBe(90 * day)
})

it('clocks of nodes may differ by a minute, not more', () => {
  const claims = issuedClaims(who, 100_000)
  expect(isCurrent(claims, 40_000)).toBe(true)
  expect(isCurrent(claims, 39_999)).toBe(false)
})
