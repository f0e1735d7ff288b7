type Key = { key: string; shiftKey: boolean; altKey: boolean; isComposing: boolean; keyCode: number }

/** Browsers report this code for a key that an input method is still processing. */
const composingKeyCode = 229

/** Enter sends, with Shift or Alt it breaks the line; the Enter that ends a composition (IME) does neither. */
export function isSendKey({ key, shiftKey, altKey, isComposing, keyCode }: Key): boolean {
  return key === 'Enter' && !shiftKey && !altKey && !isComposing && keyCode !== composingKeyCode
}
