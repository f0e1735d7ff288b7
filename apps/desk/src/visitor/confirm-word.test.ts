import { describe, expect, it } from 'vitest'
import { confirmWord, isTyped } from './confirm-word.ts'

describe('the word before an erasure', () => {
  it('is the name, where there is one that can be typed', () => {
    expect(confirmWord(' Sam Miller ', 'erase')).toBe('Sam Miller')
    expect(confirmWord('', 'erase')).toBe('erase')
    expect(confirmWord('  ', 'erase')).toBe('erase')
    expect(confirmWord('x'.repeat(41), 'erase')).toBe('erase')
  })

  it('is typed in any case, with any spaces, in any form of its letters', () => {
    expect(isTyped('sam  miller ', 'Sam Miller')).toBe(true)
    expect(isTyped('Zoe\u0308', 'Zo\u00eb')).toBe(true)
    expect(isTyped('清除', '清除')).toBe(true)
  })

  it('is nothing less and nothing else', () => {
    expect(isTyped('', 'Sam')).toBe(false)
    expect(isTyped('Sa', 'Sam')).toBe(false)
    expect(isTyped('Samantha', 'Sam')).toBe(false)
  })
})
