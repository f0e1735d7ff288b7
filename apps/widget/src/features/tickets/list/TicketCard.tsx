import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { plainFromHtml } from '@foyer/core/text/plain-from-html.ts'
import { ChevronIcon } from '@foyer/ui/icons/ChevronIcon.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId } from 'react'
import type { DateTime } from '../../leave-message/use-date-time.ts'
import { TicketChips } from '../TicketChips.tsx'
import './TicketCard.css'

type TicketCardProps = { ticket: Ticket; dateTime: DateTime; onOpen: () => void }

/** D-14: a ticket in the list. All of it opens the ticket. */
export function TicketCard({ ticket, dateTime, onOpen }: TicketCardProps) {
  const t = useUiText()
  const titleId = useId()
  const { woNumber, woTitle, woContent, createTime, handleList } = ticket
  return (
    <article className="ticket-card" aria-labelledby={titleId}>
      <header className="ticket-card-head">
        <span className="ticket-card-number">{t('ticket.number', { number: String(woNumber) })}</span>
        <time dateTime={new Date(createTime).toISOString()}>{dateTime(createTime)}</time>
      </header>
      <button type="button" id={titleId} className="ticket-card-title" onClick={onOpen}>
        <bdi>{woTitle}</bdi>
      </button>
      <p className="ticket-card-content" dir="auto">
        {plainFromHtml(woContent)}
      </p>
      <footer className="ticket-card-foot">
        <TicketChips ticket={ticket} />
        <span className="ticket-card-replies">
          {t('ticket.replies', { count: handleList.length })}
          <ChevronIcon size={18} />
        </span>
      </footer>
    </article>
  )
}
