import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostTiming } from '@foyer/core/timing.ts'
import { spend, type Bucket, type BucketRule } from './bucket.ts'

const rule = hostTiming.commands
const full = (at = 0): Bucket => ({ left: rule.burst, at })

/** How many of as many wishes, each `everyMs` after the one before, come through. */
function through(wishes: number, everyMs: number, given: BucketRule = rule): number {
  let bucket: Bucket = { left: given.burst, at: 0 }
  let passed = 0
  for (let at = 0; at < wishes; at += 1) {
    const next = spend(bucket, given, at * everyMs)
    bucket = next.bucket
    if (next.may) passed += 1
  }
  return passed
}

describe('how much a page may ask', () => {
  it('a burst at once, and no more', () => expect(through(10_000, 0)).toBe(rule.burst))

  it('10,000 in a second: the burst and what came free meanwhile', () =>
    expect(through(10_001, 0.1)).toBe(rule.burst + rule.burst / 10))

  it('whoever is slow is never stopped', () => expect(through(500, rule.refillMs / rule.burst)).toBe(500))

  it('fills up again, and not beyond', () => {
    const empty: Bucket = { left: 0, at: 0 }
    expect(spend(empty, rule, 0).may).toBe(false)
    expect(spend(empty, rule, rule.refillMs / rule.burst).may).toBe(true)
    expect(spend(empty, rule, 1e12).bucket.left).toBe(rule.burst - 1)
  })

  it('a clock that is set back opens no door', () => {
    const { bucket } = spend({ left: 0.5, at: 5_000 }, rule, 0)
    expect(bucket.left).toBe(0.5)
    expect(spend(full(5_000), rule, 0).may).toBe(true)
  })

  it('never lets more through than the rule says, however they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 400 }), (pauses) => {
        let bucket = full()
        let now = 0
        let passed = 0
        for (const pause of pauses) {
          now += pause
          const next = spend(bucket, rule, now)
          bucket = next.bucket
          if (next.may) passed += 1
        }
        expect(passed).toBeLessThanOrEqual(rule.burst + (now * rule.burst) / rule.refillMs)
      }),
    )
  })
})
