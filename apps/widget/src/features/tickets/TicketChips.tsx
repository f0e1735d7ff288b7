import {
  nameOf,
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@foyer/contract/codes.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import './TicketChips.css'

/** D-14: 5 and 99 are the same to a visitor. */
const statuses = {
  open: 'ticket.status.open',
  accepted: 'ticket.status.accepted',
  waiting: 'ticket.status.waiting',
  resolved: 'ticket.status.resolved',
  closed: 'ticket.status.closed',
  archived: 'ticket.status.closed',
} as const satisfies { [S in TicketStatus]: UiKey }

const priorities = {
  low: 'ticket.priority.low',
  medium: 'ticket.priority.medium',
  high: 'ticket.priority.high',
  urgent: 'ticket.priority.urgent',
} as const satisfies { [P in TicketPriority]: UiKey }

/** Text key of a priority code. Unknown codes count as medium. */
export function priorityKey(code: Ticket['woPriority']): UiKey {
  return priorities[nameOf(ticketPriorities, code) ?? 'medium']
}

export function TicketChips({ ticket }: { ticket: Pick<Ticket, 'woStatus' | 'woPriority'> }) {
  const t = useUiText()
  const status = nameOf(ticketStatuses, ticket.woStatus) ?? 'open'
  const priority = nameOf(ticketPriorities, ticket.woPriority) ?? 'medium'
  return (
    <>
      <span className="ticket-chip" data-status={status}>
        {t(statuses[status])}
      </span>
      <span className="ticket-chip" data-priority={priority}>
        <span className="hidden-text">{t('ticket.priority')} </span>
        {t(priorities[priority])}
      </span>
    </>
  )
}
