import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proofOf } from './proof.ts'

const now = 1_794_700_000_000
const seconds = now / 1000
const expected = { channelKey: 'demo', now }
const good = { sub: 'user-7', aud: 'demo', iat: seconds, exp: seconds + 300, jti: 'j1' }

it('a whole proof is one, with the facts it brings', () => {
  expect(proofOf(good, expected)).toEqual({ sub: 'user-7', jti: 'j1', expiresAt: now + 300_000, facts: {} })
  const named = { ...good, name: ' Sam\u0000 ', email: 'sam@shop.example', phone: '', role: 'admin' }
  expect(proofOf(named, expected)?.facts).toEqual({ name: 'Sam', email: 'sam@shop.example' })
  expect(proofOf({ ...good, aud: ['demo'] }, expected)).toBeDefined()
})

it.each(['sub', 'aud', 'iat', 'exp', 'jti'])('without %s it proves nothing', (claim) => {
  const { [claim]: _gone, ...rest }: Record<string, unknown> = good
  expect(proofOf(rest, expected)).toBeUndefined()
})

it.each<[string, Record<string, unknown>]>([
  ['an empty sub', { sub: '' }],
  ['an endless sub', { sub: 'x'.repeat(201) }],
  ['a sub of 10 kB', { sub: 'x'.repeat(10_000) }],
  ['a number as sub', { sub: 7 }],
  ['a list as sub', { sub: ['user-7'] }],
  ['a sub that the database cannot keep', { sub: 'user\u0000-7' }],
  ['half a character in sub', { sub: '\ud800' }],
  ['an endless jti', { jti: 'x'.repeat(201) }],
  ['an empty jti', { jti: '' }],
  ['half a character in jti', { jti: '\ud800' }],
  ['another channel', { aud: 'other' }],
  ['several channels', { aud: ['demo', 'other'] }],
  ['no channel', { aud: [] }],
  ['an object as channel', { aud: { demo: true } }],
  ['an end that is over', { iat: seconds - 400, exp: seconds - 61 }],
  ['a beginning in the future', { iat: seconds + 61, exp: seconds + 300 }],
  ['more than an hour', { exp: seconds + 3_601 }],
  ['an end before its beginning', { iat: seconds, exp: seconds - 1 }],
  ['an end for ever', { exp: Number.POSITIVE_INFINITY }],
  ['an end of no number', { exp: Number.NaN }],
  ['an end as text', { exp: String(seconds + 300) }],
  ['a beginning before time', { iat: -1, exp: 1 }],
  ['milliseconds', { iat: now, exp: now + 300_000 }],
])('%s proves nothing', (_name, claims) => {
  expect(proofOf({ ...good, ...claims }, expected)).toBeUndefined()
})

it('an hour is allowed, and clocks may differ by a minute', () => {
  expect(proofOf({ ...good, exp: seconds + 3_600 }, expected)).toBeDefined()
  expect(proofOf({ ...good, iat: seconds + 60 }, expected)).toBeDefined()
  expect(proofOf({ ...good, iat: seconds - 300, exp: seconds - 59 }, expected)).toBeDefined()
})

it.each<[string, unknown, readonly string[] | undefined, boolean]>([
  ['nothing where a browser shows it', undefined, undefined, true],
  ['something where a browser shows it', 'erasure', undefined, false],
  ['an empty text where a browser shows it', '', undefined, false],
  ['null where a browser shows it', null, undefined, false],
  ['what is asked for', 'erasure', ['erasure'], true],
  ['one of what is asked for', 'export', ['export', 'erasure'], true],
  ['something else', 'export', ['erasure'], false],
  ['nothing where something is asked for', undefined, ['erasure'], false],
  ['a list', ['erasure'], ['erasure'], false],
])('act is %s', (_name, act, acts, isGood) => {
  const claims = { ...good, ...(act !== undefined && { act }) }
  expect(proofOf(claims, { ...expected, ...(acts && { acts }) }) !== undefined).toBe(isGood)
})

it('facts of another kind, or too long, are left out and cost nothing else', () => {
  const odd = { ...good, name: 7, email: 'x'.repeat(201), phone: ['1'] }
  expect(proofOf(odd, expected)?.facts).toEqual({})
})

it('what every object has is no claim', () => {
  const inherited = Object.create(good) as Record<string, unknown>
  expect(proofOf(inherited, expected)).toBeUndefined()
  const poisoned = JSON.parse(`{"__proto__": ${JSON.stringify(good)}}`) as Record<string, unknown>
  expect(proofOf(poisoned, expected)).toBeUndefined()
  expect(proofOf({ ...good, sub: 'constructor' }, expected)?.sub).toBe('constructor')
})

describe('whatever is signed', () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant('demo'), fc.anything())
  const anything = fc.record(
    { sub: value, aud: value, iat: value, exp: value, jti: value, name: value, email: value },
    { requiredKeys: [] },
  )

  it('never throws, and lives an hour at most', () => {
    fc.assert(
      fc.property(anything, (claims) => {
        const proof = proofOf(claims, expected)
        if (proof) expect(proof.expiresAt).toBeLessThanOrEqual(now + 3_600_000 + 60_000)
      }),
      { numRuns: 500 },
    )
  })

  it('is accepted exactly while it lasts, give or take a minute', () => {
    const life = fc.tuple(fc.integer({ min: -7_200, max: 7_200 }), fc.integer({ min: -10, max: 4_000 }))
    fc.assert(
      fc.property(life, ([from, lasts]) => {
        const claims = { ...good, iat: seconds + from, exp: seconds + from + lasts }
        const isGood = lasts > 0 && lasts <= 3_600 && from <= 60 && from + lasts > -60
        expect(proofOf(claims, expected) !== undefined).toBe(isGood)
      }),
      { numRuns: 500 },
    )
  })
})
