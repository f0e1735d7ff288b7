import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { Fact } from '../visitor/Fact.tsx'
import { Part } from '../visitor/Part.tsx'
import '../visitor/VisitorPanel.css'
import { Contact } from './Contact.tsx'
import { TicketLinks } from './TicketLinks.tsx'

/** Who asks, where it came from, and who can open it. */
export function TicketDetails({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const times = useTimes()
  return (
    <div className="desk-visitor">
      <dl>
        <Fact name={t('tickets.customer')}>
          <bdi>{ticket.customerName || t('visitor.unnamed')}</bdi>
        </Fact>
        <Contact email={ticket.customerEmail} phone={ticket.customerPhone} />
        {ticket.typeName && (
          <Fact name={t('tickets.type')}>
            <bdi>{ticket.typeName}</bdi>
          </Fact>
        )}
        <Fact name={t('visitor.channel')}>
          <bdi>{ticket.channelName}</bdi>
        </Fact>
        <Fact name={t('tickets.created')}>{times.full(ticket.createTime)}</Fact>
        <Fact name={t('tickets.updated')}>{times.full(ticket.updateTime)}</Fact>
      </dl>
      {ticket.threadId && (
        <Part title={t('tickets.thread')}>
          <p className="desk-visitor-quiet">
            {t(ticket.threadSeq > 0 ? 'tickets.fromThread' : 'tickets.fromForm')}
          </p>
          <Link to="/inbox/$threadId" params={{ threadId: ticket.threadId }}>
            {t('messages.toThread')}
          </Link>
        </Part>
      )}
      <TicketLinks ticket={ticket} />
    </div>
  )
}
