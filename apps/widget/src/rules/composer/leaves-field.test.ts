import { describe, expect, it } from 'vitest'
import { leavesField } from './leaves-field.ts'

const twoLines = 'one\ntwo'

describe('arrow keys out of a field', () => {
  it.each([
    ['ArrowUp', twoLines, 2, true],
    ['ArrowUp', twoLines, 5, false],
    ['ArrowDown', twoLines, 5, true],
    ['ArrowDown', twoLines, 2, false],
    ['ArrowUp', '', 0, true],
    ['ArrowLeft', '', 0, false],
  ])('S-15 %s in %j at %i: %s', (key, text, at, leaves) => {
    expect(leavesField({ key, text, start: at, end: at })).toBe(leaves)
  })

  it('a selection is changed first', () => {
    expect(leavesField({ key: 'ArrowUp', text: 'one', start: 0, end: 3 })).toBe(false)
  })
})
