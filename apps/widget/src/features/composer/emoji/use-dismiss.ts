import { useEffect, type RefObject } from 'react'

/** Escape closes and gives the focus back; so does a press elsewhere, or writing on, which keep it where it is. */
export function useDismiss(
  popup: RefObject<HTMLElement | null>,
  openerId: string,
  onClose: () => void,
): void {
  useEffect(() => {
    function isOutside({ target }: Event): boolean {
      const opener = document.getElementById(openerId)
      return target instanceof Node && !popup.current?.contains(target) && !opener?.contains(target)
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.preventDefault()
        onClose()
        document.getElementById(openerId)?.focus()
      } else if (isOutside(event)) onClose()
    }
    function onPointerDown(event: PointerEvent): void {
      if (isOutside(event)) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [popup, openerId, onClose])
}
