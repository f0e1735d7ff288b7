/** What input methods report for keys they keep to themselves; older browsers know no better sign. */
const composingKeyCode = 229

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/** Enter sends, with Shift it begins a line; while an input method is composing it only picks a word. */
export function isSendKey(event: Key): boolean {
  if (event.isComposing || event.keyCode === composingKeyCode) return false
  return event.key === 'Enter' && !event.shiftKey && !event.altKey
}
