import { useLayoutEffect, type RefObject } from 'react'

/** What takes the place of something that had the focus, has it: whoever works with keys goes on from there. */
export function useLostFocus(heir: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) heir.current?.focus()
  }, [heir])
}
