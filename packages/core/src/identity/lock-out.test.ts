import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lockRules } from '../timing.ts'
import { decideTry, forgiveTry, noTries, type Tries } from './lock-out.ts'

const rule = { free: 3, firstMs: 1_000, longestMs: 4_000, forgetMs: 60_000 }

function wrong(tries: Tries, now: number): Tries {
  const decided = decideTry(tries, rule, now)
  if (decided.do === 'refuse') throw new Error('locked')
  return decided.next
}

describe('lock-out', () => {
  it('locks after some wrong tries, for longer each time, and never longer than the longest', () => {
    let tries = noTries
    for (const now of [1, 2]) tries = wrong(tries, now)
    expect(tries.lockedUntil).toBe(0)
    tries = wrong(tries, 3)
    expect(decideTry(tries, rule, 1_002)).toEqual({ do: 'refuse', lockedUntil: 1_003 })
    tries = wrong(tries, 1_003)
    expect(tries.lockedUntil).toBe(3_003)
    tries = wrong(tries, 3_003)
    expect(tries.lockedUntil).toBe(7_003)
    expect(wrong(tries, 7_003).lockedUntil).toBe(11_003)
  })

  it('forgets after a long silence, and forgives a right one without forgetting the wrong ones before it', () => {
    const tries = wrong(wrong(noTries, 1), 2)
    expect(wrong(tries, 60_002).count).toBe(1)
    expect(forgiveTry(wrong(tries, 3))).toEqual({ count: 2, at: 3, lockedUntil: 0 })
    expect(forgiveTry(noTries).count).toBe(0)
  })

  it('lets nobody guess more than a few hundred passwords of an account in a day', () => {
    const pauses = fc.array(fc.integer({ min: 1, max: 3_600_000 }), { minLength: 50, maxLength: 400 })
    fc.assert(
      fc.property(pauses, (waits) => {
        let now = 1
        let tries = noTries
        let tried = 0
        for (const wait of waits) {
          const decided = decideTry(tries, lockRules.account, now)
          if (decided.do === 'try') {
            tried++
            tries = decided.next
          }
          now += wait
        }
        const most = lockRules.account.free + 8 + now / lockRules.account.longestMs
        expect(tried).toBeLessThanOrEqual(most)
      }),
    )
  })
})
