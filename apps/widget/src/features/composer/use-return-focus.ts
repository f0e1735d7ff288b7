import { useLayoutEffect, type RefObject } from 'react'
import { composerField } from './field-id.ts'

/**
 * Moves the keyboard focus to the composer when the element that has it unmounts. After a touch there is no
 * visible focus, and moving it would open the on-screen keyboard.
 */
export function useReturnFocus(around: RefObject<HTMLElement | null>): void {
  // A layout effect is undone while the element is still in the page.
  useLayoutEffect(() => {
    const element = around.current
    return () => {
      if (element?.querySelector(':focus-visible')) composerField()?.focus()
    }
  }, [around])
}
