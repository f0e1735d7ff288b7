import { expect, it } from 'vitest'
import { tabAfter } from './tab-keys.ts'

it('S-13 arrows go round, in the direction of reading; other keys are not for the tabs', () => {
  expect(tabAfter('ArrowRight', 2, 3, false)).toBe(0)
  expect(tabAfter('ArrowLeft', 0, 3, false)).toBe(2)
  expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1)
  expect(tabAfter('ArrowRight', 0, 3, true)).toBe(2)
  expect(tabAfter('Home', 2, 3, false)).toBe(0)
  expect(tabAfter('End', 0, 3, true)).toBe(2)
  expect(tabAfter('Tab', 0, 3, false)).toBeUndefined()
})
