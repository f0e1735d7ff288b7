import { describe, expect, it } from 'vitest'
import { isSendKey } from './send-key.ts'

const enter = {
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
}

describe('the key that sends', () => {
  it('is Enter', () => {
    expect(isSendKey(enter)).toBe(true)
    expect(isSendKey({ ...enter, key: 'a' })).toBe(false)
  })

  it('is not Enter with Shift: that begins a line', () => {
    expect(isSendKey({ ...enter, shiftKey: true })).toBe(false)
  })

  it('is not the Enter that picks a word from an input method', () => {
    expect(isSendKey({ ...enter, isComposing: true })).toBe(false)
    expect(isSendKey({ ...enter, keyCode: 229 })).toBe(false)
  })
})
