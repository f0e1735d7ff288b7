import { useLayoutEffect, useState, type RefCallback } from 'react'

/**
 * Above everything, also above a dialog that is open: such a one makes all else unreachable, so that there the answer
 * has to be a dialog itself. Otherwise it is none: a dialog takes the focus from whoever is writing.
 */
export function useOnTop(): { Frame: 'dialog' | 'div'; ref: RefCallback<HTMLElement> } {
  const [isCovered] = useState(isDialogOpen)
  const [card, setCard] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!card) return undefined
    if (!(card instanceof HTMLDialogElement)) {
      card.showPopover()
      return () => {
        if (card.isConnected) card.hidePopover()
      }
    }
    const show = (): void => {
      card.showModal()
      // Not on a button: what somebody types right now must not answer the call.
      card.focus()
    }
    show()
    // Browsers close at the second Escape in a row, without asking.
    card.addEventListener('close', show)
    return () => {
      card.removeEventListener('close', show)
      card.close()
    }
  }, [card])
  return { Frame: isCovered ? 'dialog' : 'div', ref: setCard }
}

function isDialogOpen(): boolean {
  return typeof document !== 'undefined' && document.querySelector('dialog:modal') !== null
}
