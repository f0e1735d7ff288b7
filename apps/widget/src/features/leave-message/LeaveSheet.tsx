import { leaveMsgTypes } from '@foyer/contract/codes.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { lazy, useEffect } from 'react'
import { LazyPart } from '../../layouts/LazyPart.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import type { LeaveShell } from './LeaveFrame.tsx'
import { PlainLeave } from './PlainLeave.tsx'

const TicketLeave = lazy(async () => ({ default: (await import('../tickets/TicketLeave.tsx')).TicketLeave }))

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
