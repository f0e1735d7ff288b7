import { useId, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { useUiText } from '../text.tsx'
import { IconButton } from './IconButton.tsx'
import './Sheet.css'
import { useModal } from './use-modal.ts'

type SheetProps = {
  /** Stands at the top; may be empty where `label` says what this is. */
  title: string
  /** The close button, Escape, and a press beside it. Without it the sheet stays until its owner takes it away. */
  onClose?: () => void
  children: ReactNode
  /** Always in sight below what scrolls. A submit button here names its form by `form={id}`. */
  actions?: ReactNode
  /** Along the edge of a wide window, as high as it is: for what is read beside something else. */
  side?: boolean
  /** Name for screen readers, if the title is not enough. */
  label?: string
}

/** Over everything: from the bottom in a narrow window, a card in the middle of a wide one. */
export function Sheet({ title, onClose, children, actions, side = false, label }: SheetProps) {
  const t = useUiText()
  const titleId = useId()
  return (
    <dialog
      {...useModal(onClose)}
      className={side ? 'foyer-sheet foyer-sheet-side' : 'foyer-sheet'}
      tabIndex={-1}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
    >
      <div className="foyer-sheet-frame">
        {(title || onClose) && (
          <header className="foyer-sheet-head">
            <h2 id={titleId}>
              <bdi>{title}</bdi>
            </h2>
            {onClose && (
              <IconButton label={t('dialog.close')} onClick={onClose}>
                <X size={20} />
              </IconButton>
            )}
          </header>
        )}
        <div className="foyer-sheet-body">{children}</div>
        {actions && <footer className="foyer-sheet-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
