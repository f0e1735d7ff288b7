import { expect, it } from 'vitest'
import { blockEnd } from './block-period.ts'

it('a block ends after an hour, a day, thirty days or never', () => {
  expect(blockEnd('hour', 5)).toBe(3_600_005)
  expect(blockEnd('day', 5)).toBe(86_400_005)
  expect(blockEnd('month', 5)).toBe(2_592_000_005)
  expect(blockEnd('ever', 5)).toBeNull()
})
