import { useEffect, type RefObject } from 'react'

/** What is left from before is gone on with: browsers begin at its start. */
export function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const length = field.current?.value.length ?? 0
    field.current?.setSelectionRange(length, length)
  }, [field])
}
