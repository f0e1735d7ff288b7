import { describe, expect, it } from 'vitest'
import { testTimings } from './fakes/test-timings.ts'
import { backoffMs, reconnectMs } from './timings.ts'

describe('back-off', () => {
  it('doubles from the first pause to the longest, over the upper half of each', () => {
    const at = (failures: number, random: number): number => backoffMs(failures, testTimings, () => random)
    expect([1, 2, 3, 4, 5, 6, 7].map((failures) => at(failures, 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 15000, 15000,
    ])
    expect(at(3, 0)).toBe(1000)
    expect([4, 5, 6].map((failures) => reconnectMs(failures, testTimings, () => 1))).toEqual([
      4000, 5000, 5000,
    ])
  })
})
