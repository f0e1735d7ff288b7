import { expect, it } from 'vitest'
import { starAfterKey } from './star-keys.ts'

it.each([
  [3, 'ArrowRight', false, 4],
  [3, 'ArrowRight', true, 2],
  [3, 'ArrowLeft', false, 2],
  [3, 'ArrowLeft', true, 4],
  [3, 'ArrowUp', true, 2],
  [3, 'ArrowDown', true, 4],
  [5, 'ArrowRight', false, 5],
  [1, 'ArrowUp', false, 1],
  [3, 'Home', true, 1],
  [3, 'End', true, 5],
  [3, 'Tab', false, undefined],
])('T-06 from star %d, %s (right to left: %s) leads to %s', (star, key, isRtl, expected) => {
  expect(starAfterKey(star, key, isRtl)).toBe(expected)
})
