import { insertAt } from '@foyer/core/composer/insert-at.ts'
import { limits } from '@foyer/core/timing.ts'

type Field = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText'>

/** Replaces a field's selection and puts the caret behind the insertion; a text that would be too long stays as it is. */
export function insertAtCaret(
  field: Field | null | undefined,
  inserted: string,
  write: (text: string) => void,
): void {
  if (!field || inserted === '') return
  const { value, selectionStart: start, selectionEnd: end } = field
  const next = insertAt(value, { start, end }, inserted, limits.messageLength)
  if (!next) return
  // In the field first: React leaves a value alone that is already right, and with it the caret.
  field.setRangeText(inserted, start, end, 'end')
  write(next.text)
}
