import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { useRef } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import '../thread/ThreadFooter.css'
import { TicketComposer } from './reply/TicketComposer.tsx'
import { TicketDetails } from './TicketDetails.tsx'
import { TicketTimeline } from './TicketTimeline.tsx'
import { useTicketActions } from './use-ticket-actions.ts'
import { useTicketKeys } from './use-ticket-keys.ts'

/** All that was said and done, the box to answer in, and what is known besides. */
export function TicketView({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const { agent } = useDesk()
  const { update } = useTicketActions(ticket.ticketId)
  const box = useRef<HTMLTextAreaElement>(null)
  useTicketKeys(box, () => {
    if (ticket.assigneeId !== agent.adminId) void update({ assigneeId: agent.adminId })
  })
  return (
    <>
      <TicketTimeline ticket={ticket} />
      <footer className="desk-thread-foot">
        <TicketComposer ticket={ticket} box={box} />
      </footer>
      <aside className="desk-thread-aside" aria-label={t('tickets.details')}>
        <TicketDetails ticket={ticket} />
      </aside>
    </>
  )
}
