import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId } from 'react'
import type { DateTime } from '../../leave-message/use-date-time.ts'
import { TicketChips } from '../TicketChips.tsx'
import './TicketDetail.css'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketFiles } from './TicketFiles.tsx'
import { TicketTimeline } from './TicketTimeline.tsx'

type TicketDetailProps = {
  ticket: Ticket
  dateTime: DateTime
  /** Without it the ticket can only be read. */
  onReply?: () => void
}

/** S-31. */
export function TicketDetail({ ticket, dateTime, onReply }: TicketDetailProps) {
  const t = useUiText()
  const titleId = useId()
  const { woNumber, woTitle, woContent, createTime, woFileRelVoList, handleList } = ticket
  return (
    <article className="ticket-detail" aria-labelledby={titleId}>
      <header className="ticket-detail-head">
        <p className="ticket-detail-when">
          <span>{t('ticket.number', { number: String(woNumber) })}</span>
          <time dateTime={new Date(createTime).toISOString()}>{dateTime(createTime)}</time>
        </p>
        <h2 id={titleId}>
          <bdi>{woTitle}</bdi>
        </h2>
        <p className="ticket-detail-chips">
          <TicketChips ticket={ticket} />
        </p>
      </header>
      <div className="ticket-detail-content">
        <RichContent html={woContent} />
      </div>
      <TicketFiles files={woFileRelVoList} />
      <TicketFacts ticket={ticket} />
      <TicketTimeline handles={handleList} dateTime={dateTime} />
      {onReply ? (
        <footer className="ticket-detail-foot">
          <Button tone="accent" className="ticket-detail-reply" onClick={onReply}>
            {t('ticket.reply')}
          </Button>
        </footer>
      ) : (
        <p className="ticket-detail-closed">{t('ticket.readOnly')}</p>
      )}
    </article>
  )
}
