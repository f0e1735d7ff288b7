import { insertAt } from '@foyer/core/composer/insert-at.ts'
import { limits } from '@foyer/core/timing.ts'
import { useDispatch } from '../../../session/ChatContext.tsx'
import { composerField } from '../field-id.ts'

/** Puts something at the caret of the message that is being written. */
export function useInsert(): (text: string) => void {
  const dispatch = useDispatch()
  return (text) => {
    const field = composerField()
    if (!field) return
    const { value, selectionStart: start, selectionEnd: end } = field
    const next = insertAt(value, { start, end }, text, limits.messageLength)
    if (!next) return
    // In the field first: what React finds as it wants it, it leaves alone, and the caret stays behind the insertion.
    field.setRangeText(text, start, end, 'end')
    dispatch({ type: 'draftChanged', text: next.text })
  }
}
