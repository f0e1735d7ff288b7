import { describe, expect, it } from 'vitest'
import { insertAt } from './insert-at.ts'

describe('inserting at the caret', () => {
  it.each([
    ['ab', { start: 1, end: 1 }, { text: 'a🎉b', caret: 3 }],
    ['', { start: 0, end: 0 }, { text: '🎉', caret: 2 }],
    ['ab', { start: 2, end: 2 }, { text: 'ab🎉', caret: 4 }],
    ['abcd', { start: 1, end: 3 }, { text: 'a🎉d', caret: 3 }],
  ])('S-18 into %j at %j', (text, at, next) => {
    expect(insertAt(text, at, '🎉', 100)).toEqual(next)
  })

  it('not where the message would become too long', () => {
    expect(insertAt('abc', { start: 3, end: 3 }, '🎉', 4)).toBeUndefined()
    expect(insertAt('abc', { start: 2, end: 3 }, '🎉', 4)).toEqual({ text: 'ab🎉', caret: 4 })
  })
})
