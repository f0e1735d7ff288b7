import { expect, it } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

it('S-13 arrows go round, in the direction of reading; other keys are not for the tabs', () => {
  const tabs = [0, 1, 2]
  expect(tabAfterKey(tabs, 2, 'ArrowRight', false)).toBe(0)
  expect(tabAfterKey(tabs, 0, 'ArrowLeft', false)).toBe(2)
  expect(tabAfterKey(tabs, 0, 'ArrowLeft', true)).toBe(1)
  expect(tabAfterKey(tabs, 0, 'ArrowRight', true)).toBe(2)
  expect(tabAfterKey(tabs, 2, 'Home', false)).toBe(0)
  expect(tabAfterKey(tabs, 0, 'End', true)).toBe(2)
  expect(tabAfterKey(tabs, 0, 'Tab', false)).toBeUndefined()
})
