import { leaveMsgTypes } from '@foyer/contract/codes.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { lazy, useEffect } from 'react'
import { LazyPart } from '../../layouts/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import type { LeaveShell } from './LeaveFrame.tsx'
import { LeaveReceipt } from './LeaveReceipt.tsx'
import { PlainLeave } from './PlainLeave.tsx'

const TicketLeave = lazy(async () => ({ default: (await import('../tickets/TicketLeave.tsx')).TicketLeave }))

/**
 * What was left last, until the visitor closes it. The region is there before the number: screen readers read what comes
 * into one. A toast says that it was sent.
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
  const isTicket = useSession(({ channel }) => channel?.leaveMsgType === leaveMsgTypes.ticket)
  // That it was sent is said for two seconds only: what says it must not come later than that.
  useEffect(() => void import('@foyer/ui/primitives/Toasts.tsx').catch(() => undefined), [])
  if (!isTicket) return <PlainLeave leave={leave} Shell={Shell} />
  return (
    <LazyPart>
      <TicketLeave leave={leave} Shell={Shell} />
    </LazyPart>
  )
}
