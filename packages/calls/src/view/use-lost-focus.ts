import { useLayoutEffect, type RefObject } from 'react'

/** Focuses the element that replaces a focused one, so that keyboard users continue there. */
export function useLostFocus(heir: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) heir.current?.focus()
  }, [heir])
}
