import { useLayoutEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { useUiText } from '../text.tsx'
import { IconButton } from './IconButton.tsx'
import './Toasts.css'

export type Toast = {
  id: string
  tone: 'info' | 'success' | 'warning' | 'error'
  /** A word above the text, for the few notices that have one. */
  title?: string
  text: string
  /** Stays until it is dismissed; the others go by themselves. */
  isPersistent: boolean
}

type ToastsProps = { toasts: readonly Toast[]; onDismiss: (id: string) => void }

/**
 * Ours, because the usual libraries inject a <style>, which the content security policy forbids. It stands inside
 * a `role="status"` that is there before the first toast: a region that comes with its words is not read out.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const t = useUiText()
  const ref = useRef<HTMLDivElement>(null)
  // In the top layer, or an open dialog would dim what is said about it.
  useLayoutEffect(() => ref.current?.showPopover(), [])
  return (
    <div ref={ref} className="foyer-toasts" popover="manual">
      {toasts.map((toast) => (
        <div key={toast.id} className={`foyer-toast foyer-toast-${toast.tone}`}>
          <p dir="auto">
            {toast.title && <strong>{toast.title}</strong>}
            {toast.text}
          </p>
          {toast.isPersistent && (
            <IconButton label={t('toast.dismiss')} onClick={() => onDismiss(toast.id)}>
              <X size={20} />
            </IconButton>
          )}
        </div>
      ))}
    </div>
  )
}
