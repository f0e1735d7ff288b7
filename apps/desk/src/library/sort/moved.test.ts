import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('moves %i to %i', (from, to, list) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(list)
})
