import { CheckIcon } from '@foyer/ui/icons/CheckIcon.tsx'
import { CloseIcon } from '@foyer/ui/icons/CloseIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useId } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './LeaveReceipt.css'

type LeaveReceiptProps = {
  number: number
  onDismiss: () => void
  /** Over the conversation, where the popup was; otherwise in the page. */
  isFloating?: boolean
}

/** what was left has arrived, with the number that the visitor can quote. It stays until it is closed. */
export function LeaveReceipt({ number, onDismiss, isFloating = false }: LeaveReceiptProps) {
  const t = useText()
  const id = useId()
  return (
    <section className="leave-receipt" aria-labelledby={id} data-floating={isFloating || undefined}>
      <span className="leave-receipt-icon">
        <CheckIcon size={20} />
      </span>
      <div className="leave-receipt-words">
        <h2 id={id}>{t('notice.left')}</h2>
        <p className="leave-receipt-number">{t('leave.receipt', { number: String(number) })}</p>
        <p>{t('leave.receiptHint')}</p>
      </div>
      <IconButton label={t('dialog.close')} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
