import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { EarlierList } from '../../leave-message/EarlierList.tsx'
import type { DateTime } from '../../leave-message/use-date-time.ts'
import { TicketCard } from './TicketCard.tsx'

type EarlierTicketsProps = {
  tickets: readonly Ticket[] | 'failed' | undefined
  dateTime: DateTime
  onOpen: (woId: string) => void
  onRetry: () => void
}

const texts = { loading: 'ticket.loading', failed: 'ticket.listFailed', empty: 'ticket.empty' } as const

/** S-30: the tickets, and what became of them. */
export function EarlierTickets({ tickets, dateTime, onOpen, onRetry }: EarlierTicketsProps) {
  return (
    <EarlierList items={tickets} texts={texts} keyOf={({ woId }) => woId} onRetry={onRetry}>
      {(ticket) => <TicketCard ticket={ticket} dateTime={dateTime} onOpen={() => onOpen(ticket.woId)} />}
    </EarlierList>
  )
}
