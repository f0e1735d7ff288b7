type Key = { key: string; shiftKey: boolean; isComposing: boolean; keyCode: number }

/** What browsers report for a key that an input method is still working on. */
const composingKeyCode = 229

/** Enter sends, Shift+Enter breaks the line; the Enter that ends a composition (IME) does neither. */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: Key): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== composingKeyCode
}
