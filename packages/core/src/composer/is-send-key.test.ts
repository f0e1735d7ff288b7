import { describe, expect, it } from 'vitest'
import { isModifiedSendKey, isSendKey } from './is-send-key.ts'

const enter = { key: 'Enter', shiftKey: false, altKey: false, isComposing: false, keyCode: 13 }

describe('the send key', () => {
  it('Enter sends', () => expect(isSendKey(enter)).toBe(true))
  it('Shift+Enter and Alt+Enter break the line', () => {
    expect(isSendKey({ ...enter, shiftKey: true })).toBe(false)
    expect(isSendKey({ ...enter, altKey: true })).toBe(false)
  })
  it('the Enter of an input method does not send', () => {
    expect(isSendKey({ ...enter, isComposing: true })).toBe(false)
    // Safari reports the end of a composition with this code and without isComposing.
    expect(isSendKey({ ...enter, keyCode: 229 })).toBe(false)
  })
  it('other keys do not send', () => expect(isSendKey({ ...enter, key: 'a', keyCode: 65 })).toBe(false))
})

describe('the send key of long texts', () => {
  const plain = { ...enter, ctrlKey: false, metaKey: false }
  it('Enter alone breaks the line', () => expect(isModifiedSendKey(plain)).toBe(false))
  it('Enter sends with Ctrl or Command', () => {
    expect(isModifiedSendKey({ ...plain, ctrlKey: true })).toBe(true)
    expect(isModifiedSendKey({ ...plain, metaKey: true })).toBe(true)
  })
  it('the Enter that ends a composition does not send', () => {
    expect(isModifiedSendKey({ ...plain, ctrlKey: true, isComposing: true })).toBe(false)
    expect(isModifiedSendKey({ ...plain, ctrlKey: true, keyCode: 229 })).toBe(false)
  })
})
