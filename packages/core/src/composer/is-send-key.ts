type Key = { key: string; shiftKey: boolean; altKey: boolean; isComposing: boolean; keyCode: number }

/** Browsers report this code for a key that an input method is still processing. */
const composingKeyCode = 229

/** Enter sends, with Shift or Alt it breaks the line; the Enter that ends a composition (IME) does neither. */
export function isSendKey({ key, shiftKey, altKey, isComposing, keyCode }: Key): boolean {
  return key === 'Enter' && !shiftKey && !altKey && !isComposing && keyCode !== composingKeyCode
}

/** For long texts, where Enter breaks the line: Enter sends together with Ctrl or Command. */
export function isModifiedSendKey(key: Key & { ctrlKey: boolean; metaKey: boolean }): boolean {
  return (key.ctrlKey || key.metaKey) && isSendKey(key)
}
