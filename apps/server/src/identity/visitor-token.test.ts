import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issuedClaims } from '../rules/identity/claims.ts'
import { createVisitorTokens } from './visitor-token.ts'

const oldKey = { id: 'k1', secret: Buffer.alloc(32, 1) }
const newKey = { id: 'k2', secret: Buffer.alloc(32, 2) }
const who = { tenantId: 1, channelId: 2, userId: 'user', threadId: 3, threadKey: 'key', gen: 1 }
const now = 1_794_700_000_000

describe('visitor tokens', () => {
  it('prove what they were issued for', () => {
    const tokens = createVisitorTokens([newKey])
    const claims = issuedClaims(who, now)
    expect(tokens.verify(tokens.issue(claims), now)).toEqual(claims)
    expect(tokens.verify(tokens.issue(claims), claims.expiresAt + 60_001)).toBeUndefined()
  })

  it('survive a change of keys, and end with the old key', () => {
    const old = createVisitorTokens([oldKey]).issue(issuedClaims(who, now))
    expect(createVisitorTokens([newKey, oldKey]).verify(old, now)).toBeDefined()
    expect(createVisitorTokens([newKey]).verify(old, now)).toBeUndefined()
  })

  it('no change of a single character survives', () => {
    const tokens = createVisitorTokens([newKey])
    const token = tokens.issue(issuedClaims(who, now))
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        const forged = token.slice(0, at) + character + token.slice(at + 1)
        if (forged !== token) expect(tokens.verify(forged, now)).toBeUndefined()
      }),
      { numRuns: 2_000 },
    )
  })

  it('nothing that was not issued is believed, and nothing makes it throw', () => {
    const tokens = createVisitorTokens([newKey])
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const forged of [
      '',
      'v1',
      'v1...',
      `v1.k2.${none}.`,
      `v2.k2.${none}.x`,
      '../../k2.a.b.c',
      'x'.repeat(5_000),
    ]) {
      expect(tokens.verify(forged, now)).toBeUndefined()
    }
    fc.assert(fc.property(fc.string(), (text) => tokens.verify(text, now) === undefined))
  })
})
