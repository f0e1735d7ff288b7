import { useEffect, type RefObject } from 'react'

/** Puts the hands where the next step is. On a phone it would open the keyboard over what is to be read first. */
export function useFocusOnOpen(ref: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted && window.matchMedia('(pointer: fine)').matches) ref.current?.focus({ preventScroll: true })
  }, [ref, isWanted])
}
