import { expect, it } from 'vitest'
import { shift } from './highlight.ts'

it.each([
  ['in sight', 10, 20, 0],
  ['above', -30, -10, -30],
  ['below', 90, 130, 30],
  ['below, and higher than the room: its start comes to the top', 40, 240, 40],
])('scrolls to what is %s', (_where, start, end, by) => expect(shift(start, end, 0, 100)).toBe(by))
