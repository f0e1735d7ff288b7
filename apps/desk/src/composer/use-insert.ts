import { insertAt } from '@foyer/core/composer/insert-at.ts'
import { useEffect, useRef, type RefObject } from 'react'
import { limits } from '@foyer/core/timing.ts'

/** Puts something where the caret is, and the caret after it. What would be too long is not put. */
export function useInsert(
  box: RefObject<HTMLTextAreaElement | null>,
  write: (text: string) => void,
): (text: string) => void {
  const caret = useRef<number>(undefined)
  useEffect(() => {
    if (caret.current === undefined) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (inserted) => {
    const field = box.current
    if (!field) return
    const { value, selectionStart: start, selectionEnd: end } = field
    const next = inserted ? insertAt(value, { start, end }, inserted, limits.messageLength) : undefined
    if (next) {
      caret.current = next.caret
      write(next.text)
    }
    field.focus()
  }
}
