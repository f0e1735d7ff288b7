import { Link } from '@tanstack/react-router'
import { useText } from '../text/text-context.tsx'
import { StatusMark } from '../tickets/StatusMark.tsx'
import { shownTitle } from '../tickets/ticket-words.ts'
import { useVisitorTickets } from '../tickets/use-tickets.ts'
import { Part } from './Part.tsx'
import './VisitorTickets.css'

/** What the same visitor has asked for in writing, the latest first. */
export function VisitorTickets({ threadId }: { threadId: string }) {
  const t = useText()
  const { data: tickets = [] } = useVisitorTickets(threadId)
  if (tickets.length === 0) return null
  return (
    <Part title={t('tickets.title')}>
      <ul className="desk-visitor-tickets">
        {tickets.map((ticket) => (
          <li key={ticket.ticketId}>
            <Link to="/tickets/$ticketId" params={{ ticketId: ticket.ticketId }}>
              #{ticket.number} <bdi>{shownTitle(ticket, t)}</bdi>
            </Link>
            <StatusMark status={ticket.status} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
