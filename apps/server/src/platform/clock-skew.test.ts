import { expect, it } from 'vitest'
import { skewOf } from './clock-skew.ts'

it.each([
  ['agrees', 1_000, 1_005, 1_010, 0],
  ['is ahead', 61_000, 1_000, 61_010, 60_000],
  ['is behind', 1_000, 61_010, 1_010, -60_000],
  ['cannot tell, because the answer took long', 1_000, 4_000, 9_000, 0],
])('a clock that %s', (_what, before, database, after, skew) => {
  expect(skewOf(before, database, after)).toBe(skew)
})
