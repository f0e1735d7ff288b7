import { useId, type ReactNode } from 'react'
import './Dialog.css'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: string
  /** Escape, and whatever else dismisses: the same as choosing nothing. */
  onClose: () => void
  children: ReactNode
  actions: ReactNode
}

/** The platform's own modal: focus trap, Escape and inert background come with it. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const titleId = useId()
  return (
    <dialog {...useModal(onClose)} className="foyer-dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className="foyer-dialog-frame">
        <h2 id={titleId}>{title}</h2>
        <div className="foyer-dialog-body">{children}</div>
        <div className="foyer-dialog-actions">{actions}</div>
      </div>
    </dialog>
  )
}
