import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useDateTime } from '../../leave-message/use-date-time.ts'
import { tellFailure, type TicketAccess } from '../ticket-access.ts'
import { useAsked } from '../use-asked.ts'
import { ConnectedReply } from './ConnectedReply.tsx'
import { TicketDetail } from './TicketDetail.tsx'
import '../../leave-message/EarlierList.css'
import './TicketView.css'

type TicketViewProps = {
  access: TicketAccess
  woId: string
  /** The page has a word of its own for a ticket that cannot be read. */
  onGone?: () => void
}

/** S-31, S-32: a ticket as it is now, and the way to reply to it. */
export function TicketView({ access, woId, onGone }: TicketViewProps) {
  const t = useUiText()
  const dateTime = useDateTime()
  const [isReplying, setReplying] = useState(false)
  const { userId } = access.who()
  const ask = useCallback(() => access.client.queryWoById({ woId, userId }), [access, woId, userId])
  const { data: ticket, failure, again } = useAsked(ask)
  useEffect(() => {
    if (!failure) return
    if (failure.kind === 'refused' && onGone) onGone()
    else tellFailure(access, failure)
  }, [access, failure, onGone])

  if (!ticket && failure)
    return (
      <div className="ticket-view-none" role="alert">
        <p>{t('ticket.viewFailed')}</p>
        <Button onClick={again}>{t('leave.again')}</Button>
      </div>
    )
  if (!ticket) return <Loading />
  return (
    <>
      <TicketDetail
        ticket={ticket}
        dateTime={dateTime}
        {...(ticket.mayReply && { onReply: () => setReplying(true) })}
      />
      {isReplying && (
        <ConnectedReply
          access={access}
          ticket={ticket}
          onClose={() => setReplying(false)}
          onSent={() => {
            setReplying(false)
            again()
          }}
        />
      )}
    </>
  )
}

function Loading() {
  const t = useUiText()
  return (
    <div className="ticket-view-loading" role="status">
      <span className="hidden-text">{t('ticket.viewLoading')}</span>
      <span className="earlier-skeleton" />
      <span className="earlier-skeleton" />
    </div>
  )
}
