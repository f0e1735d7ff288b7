import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { lazy, useEffect, useId } from 'react'
import { Check, X } from 'lucide-react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import type { LeaveShell } from '../forms/LeaveFrame.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import './LeaveSheet.css'
import { PlainLeave } from './PlainLeave.tsx'

type LeaveReceiptProps = {
  number: number
  onDismiss: () => void
  /** Over the conversation, where the popup was; otherwise in the page. */
  isFloating?: boolean
}

/** what was left has arrived, with the number that the visitor can quote. It stays until it is closed. */
function LeaveReceipt({ number, onDismiss, isFloating = false }: LeaveReceiptProps) {
  const t = useText()
  const id = useId()
  return (
    <section className="leave-receipt" aria-labelledby={id} data-floating={isFloating || undefined}>
      <span className="leave-receipt-icon">
        <Check size={20} />
      </span>
      <div className="leave-receipt-words">
        <h2 id={id}>{t('notice.left')}</h2>
        <p className="leave-receipt-number">{t('leave.receipt', { number: String(number) })}</p>
        <p>{t('leave.receiptHint')}</p>
      </div>
      <IconButton label={t('dialog.close')} onClick={onDismiss}>
        <X size={20} />
      </IconButton>
    </section>
  )
}

const TicketLeave = lazy(async () => ({ default: (await import('../tickets/TicketLeave.tsx')).TicketLeave }))

/**
 * Receipt of the last offline message, until the visitor closes it. The status region exists before the
 * number, because screen readers announce only changes inside a region. A toast confirms the sending.
 */
export function ConnectedReceipt({ isFloating = false }: { isFloating?: boolean }) {
  const t = useText()
  const dispatch = useDispatch()
  const number = useSession(({ receipt }) => receipt)
  const dismiss = () => dispatch({ type: 'receiptDismissed' })
  return (
    <>
      <p className="hidden-text" role="status">
        {number > 0 && t('leave.receipt', { number: String(number) })}
      </p>
      {number > 0 && <LeaveReceipt number={number} onDismiss={dismiss} isFloating={isFloating} />}
    </>
  )
}

type LeaveSheetProps = { leave: NonNullable<SessionState['leave']>; Shell?: LeaveShell }

/** S-30: what a channel makes of what visitors leave, a message or a ticket. */
export function LeaveSheet({ leave, Shell }: LeaveSheetProps) {
  const isTicket = useSession(({ channel }) => channel?.leaveMsgType === 'ticket')
  // That it was sent is said for two seconds only: what says it must not come later than that.
  useEffect(() => {
    import('@foyer/ui/primitives/Toasts.tsx').catch(() =>
      ignoreExpected('the first toast downloads it again'),
    )
  }, [])
  if (!isTicket) return <PlainLeave leave={leave} Shell={Shell} />
  return (
    <LazyPart>
      <TicketLeave leave={leave} Shell={Shell} />
    </LazyPart>
  )
}
