import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { Fact } from '../ui/Fact.tsx'
import { Part } from '../ui/Part.tsx'
import '../layout/side-panel.css'
import { Contact } from './Contact.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useTicketActions } from './use-ticket-actions.ts'

/** The ticket's customer, origin and links. */
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

/** Links that were mailed: whoever has one reads this ticket. They can be made void. */
function TicketLinks({ ticket: { ticketId, links } }: { ticket: DeskTicket }) {
  const t = useText()
  const { revokeLinks } = useTicketActions(ticketId)
  const [isAsking, setAsking] = useState(false)
  return (
    <Part title={t('tickets.links')}>
      <p className="desk-visitor-quiet">{t('tickets.links.count', { count: links })}</p>
      {links > 0 && (
        <Button variant="subtle" color="red" size="compact-sm" mt="xs" onClick={() => setAsking(true)}>
          {t('tickets.links.revoke')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('tickets.links.revokeTitle')}
        body={t('tickets.links.revokeBody')}
        confirm={t('tickets.links.revoke')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void revokeLinks()
        }}
      />
    </Part>
  )
}
