import { ActionIcon, Drawer } from '@mantine/core'
import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import '../thread/ThreadHeader.css'
import { QuickMenus } from './QuickMenus.tsx'
import { shownTitle } from './ticket-words.ts'
import { TicketDetails } from './TicketDetails.tsx'
import './TicketHeader.css'

export function TicketHeader({ ticket }: { ticket: DeskTicket | undefined }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="desk-thread-head desk-ticket-head">
      <ActionIcon
        component={Link}
        to="/tickets"
        search={true}
        className="desk-thread-back"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('thread.back')}
      >
        <ArrowLeft size={20} className="desk-mirrored" />
      </ActionIcon>
      {ticket && (
        <>
          <div className="desk-thread-who">
            <h1 title={shownTitle(ticket, t)}>
              <bdi className="desk-ellipsis">{shownTitle(ticket, t)}</bdi>
            </h1>
            <p className="desk-ellipsis">
              #{ticket.number} · <bdi>{ticket.customerName || t('visitor.unnamed')}</bdi> ·{' '}
              <bdi>{ticket.channelName}</bdi>
            </p>
          </div>
          <QuickMenus ticket={ticket} />
          <ActionIcon
            className="desk-thread-info"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('tickets.details')}
            onClick={() => setOpen(true)}
          >
            <Info size={20} />
          </ActionIcon>
          <Drawer
            opened={isOpen}
            onClose={() => setOpen(false)}
            position="right"
            size={320}
            title={t('tickets.details')}
            closeButtonProps={{ 'aria-label': t('dialog.close') }}
          >
            <TicketDetails ticket={ticket} />
          </Drawer>
        </>
      )}
    </header>
  )
}
