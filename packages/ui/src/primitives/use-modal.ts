import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject } from 'react'

type ModalProps = DialogHTMLAttributes<HTMLDialogElement> & { ref: RefObject<HTMLDialogElement | null> }

/** Makes a <dialog> modal while it is mounted. Without `onDismiss`, the user cannot close it. */
export function useModal(onDismiss: (() => void) | undefined): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const beganOutside = useRef(false)
  // A layout effect is undone while the element is still in the page; only then does focus go back where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog) show(dialog)
    return () => dialog?.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onDismiss?.()
    },
    // Browsers close at the second Escape in a row, without asking.
    onClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || currentTarget.open) return
      if (onDismiss) onDismiss()
      else show(currentTarget)
    },
    // The frame covers all of the dialog: what hits the dialog itself is beside it. A drag that ends there is no press.
    onPointerDown: ({ target, currentTarget }) => {
      beganOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }) => {
      if (beganOutside.current && target === currentTarget) onDismiss?.()
    },
  }
}

/** Focus on the dialog itself: its name is read out, and no keyboard comes up before something is touched. */
function show(dialog: HTMLDialogElement): void {
  // As a modal it would escape from being inert and take the focus.
  if (dialog.closest('[inert]')) {
    dialog.open = true
    return
  }
  if (!dialog.open) dialog.showModal()
  dialog.focus()
}
