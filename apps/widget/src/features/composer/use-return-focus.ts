import { useLayoutEffect, type RefObject } from 'react'
import { composerField } from './field-id.ts'

/**
 * What goes away with the keyboard's focus in it gives it to the field. After a press of a finger there is
 * nothing to give: it would only bring up a keyboard.
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
